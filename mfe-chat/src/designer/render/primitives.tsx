import type { AriaAttributes, CSSProperties, ElementType, ReactNode } from 'react';
import { icons } from '../drawings/drawing-data';
import type { IconName } from '../drawings/icons';
import type { Action } from '../model/parts';
import type { Ground } from '../model/theme';
import type { Tone } from '../themes/paint';
import { inDirection } from './in-direction';
import type { Phone } from './phone';

/*
 * The few things phones are made of. They are plain functions without hooks, because the picture writer calls them
 * itself; boxes are flexboxes with their direction said aloud, because that is what browsers and Yoga agree on.
 */

interface BoxProps extends AriaAttributes {
  as?: ElementType;
  style?: CSSProperties;
  children?: ReactNode;
  role?: string;
  tabIndex?: number;
  dir?: 'ltr' | 'rtl';
  [data: `data-${string}`]: string | undefined;
}

/** What every sheet says of all elements (no margins and paddings, borders inside) is not said again of each. */
const boxStyle: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minWidth: 0,
};

export function Box({ as: Tag = 'span', style, children, ...rest }: BoxProps) {
  return (
    <Tag style={{ ...boxStyle, ...inDirection(style) }} {...rest}>
      {children}
    </Tag>
  );
}

export function Row({ style, ...rest }: BoxProps) {
  return <Box style={{ flexDirection: 'row', alignItems: 'center', ...style }} {...rest} />;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Numbers and Latin words on a screen that reads from the right: they keep their own order, at the right edge. */
const isForeign = ({ design }: Phone, words: ReactNode): boolean =>
  design.direction === 'rtl' && typeof words === 'string' && !rightToLeft.test(words);

interface TextProps extends AriaAttributes {
  phone: Phone;
  on: Ground;
  tone?: Tone;
  size: number;
  weight?: number;
  face?: 'display' | 'text' | 'newsreader';
  as?: ElementType;
  tracking?: number;
  leading?: number;
  style?: CSSProperties;
  children: ReactNode;
}

export function Text({
  phone,
  on,
  tone = 'text',
  size,
  weight = 400,
  face = 'text',
  as: Tag = 'span',
  tracking,
  leading,
  style,
  children,
  ...rest
}: TextProps) {
  const large = size >= 24 || (size >= 18.66 && weight >= 700);
  const { type } = phone.paint.look;
  return (
    <Tag
      style={{
        display: 'block',
        flexShrink: 0,
        maxWidth: '100%',
        whiteSpace: 'pre-line',
        fontFamily: phone.paint.family(face),
        fontSize: size,
        fontWeight:
          face === 'display'
            ? Math.min(800, Math.max(400, Math.round(weight + (type.weight - 680))))
            : weight,
        letterSpacing: size * (tracking ?? (face === 'display' ? type.tracking : 0)),
        lineHeight: leading ?? (face === 'display' ? 1.1 : 1.3),
        color: phone.paint.on(on, tone, large ? 'large' : 'body'),
        ...(isForeign(phone, children) ? { direction: 'ltr', textAlign: 'right' } : {}),
        ...style,
      }}
      {...rest}
    >
      {children}
    </Tag>
  );
}

export function Icon({
  name,
  color,
  size = 24,
  stroke = 2,
  along,
}: {
  name: IconName;
  color: string;
  size?: number;
  stroke?: number;
  /** The phone in whose reading direction the icon points; without it, as it is drawn. */
  along?: Phone;
}) {
  const turned = along?.design.direction === 'rtl' ? { transform: 'matrix(-1 0 0 1 24 0)' } : {};
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      style={{ display: 'block', flexShrink: 0 }}
    >
      <path
        d={icons[name]}
        {...turned}
        stroke={color}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const tapStyle: CSSProperties = {
  appearance: 'none',
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  alignItems: 'stretch',
};

interface TapProps extends AriaAttributes {
  phone: Phone;
  style?: CSSProperties;
  onTap?: (() => void) | undefined;
  disabled?: boolean;
  action?: Action | undefined;
  /** The id of the component that is tapped; an action keeps its state under it. */
  source?: string;
  role?: string;
  children?: ReactNode;
}

/** A real button where there is a browser, a box in a picture. */
export function Tap({ phone, style, onTap, action, source = '', children, ...rest }: TapProps) {
  if (!phone.live) return <Box style={style}>{children}</Box>;
  const pressed = action?.do === 'toggle' ? { 'aria-pressed': phone.value(source, false) } : {};
  const tap = () => {
    if (action) phone.act(action, source);
    onTap?.();
  };
  return (
    <button
      type="button"
      style={{ ...boxStyle, ...tapStyle, ...inDirection(style) }}
      onClick={tap}
      {...pressed}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Icons that point where reading goes, or back. */
const pointing = new Set<IconName>(['chevron-left', 'chevron-right', 'arrow-right', 'undo-2']);

/** An icon button with a 44 px target, drawn at its optical place. */
export function IconTap({
  phone,
  on,
  icon,
  label,
  action,
  source,
  badge,
  size = 24,
  color,
  onTap,
  disabled = false,
}: {
  phone: Phone;
  on: Ground;
  icon: IconName;
  label: string;
  action?: Action;
  source: string;
  badge?: string | undefined;
  size?: number;
  color?: string;
  onTap?: () => void;
  disabled?: boolean;
}) {
  return (
    <Tap
      phone={phone}
      action={action}
      source={source}
      onTap={onTap}
      disabled={disabled}
      aria-label={label}
      style={{
        width: 44,
        height: 44,
        alignItems: 'center',
        justifyContent: 'center',
        position: 'relative',
      }}
    >
      <Icon
        name={icon}
        size={size}
        color={color ?? phone.paint.on(on)}
        {...(pointing.has(icon) ? { along: phone } : {})}
      />
      {badge && (
        <Box
          style={{
            position: 'absolute',
            top: 2,
            right: 2,
            width: 18,
            height: 18,
            borderRadius: 9,
            alignItems: 'center',
            justifyContent: 'center',
            ...phone.paint.fill('accent'),
            border: 'none',
            boxShadow: 'none',
          }}
        >
          <Text phone={phone} on="accent" size={11.5} weight={700} leading={1}>
            {badge}
          </Text>
        </Box>
      )}
    </Tap>
  );
}

/** A round progress mark: `share` of 1 is a filled disc with a tick. */
export function Ring({
  phone,
  on,
  share,
  size = 33,
  stroke = 4,
  tick = true,
}: {
  phone: Phone;
  on: Ground;
  share: number;
  size?: number;
  stroke?: number;
  tick?: boolean;
}) {
  const radius = (size - stroke) / 2;
  const round = Math.round(2 * Math.PI * radius * 100) / 100;
  const accent = phone.paint.on(on, 'accent', 'large');
  if (share >= 1 && tick) {
    return (
      <Box
        style={{
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: phone.paint.ground('accent'),
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name="check" size={size * 0.58} stroke={2.6} color={phone.paint.on('accent')} />
      </Box>
    );
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      aria-hidden
      style={{ display: 'block', flexShrink: 0 }}
    >
      <circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        stroke={phone.paint.line(on)}
        strokeWidth={stroke}
      />
      {share > 0 && (
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke={accent}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${Math.round(round * share * 100) / 100} ${round}`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </svg>
  );
}
