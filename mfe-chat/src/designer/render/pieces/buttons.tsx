import type { CSSProperties } from 'react';
import type { Phone } from '../phone';
import { Icon, Tap, Text } from '../primitives';
import type { IconName } from '../../drawings/icon-names.generated';
import type { Ground } from '../../model/theme';

interface PushProps {
  phone: Phone;
  label: string;
  onTap: () => void;
  icon?: IconName;
  ground?: Ground;
  pressed?: boolean;
  leadsTo?: string;
  style?: CSSProperties;
}

export function Push(props: PushProps) {
  const { phone, label, onTap, icon, ground = 'button', pressed, leadsTo, style } = props;
  return (
    <Tap
      phone={phone}
      onTap={onTap}
      leadsTo={leadsTo}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      style={{
        flexDirection: 'row',
        gap: 9,
        minHeight: 52,
        paddingLeft: 18,
        paddingRight: 18,
        alignItems: 'center',
        justifyContent: 'center',
        ...phone.paint.fill(ground, 'control'),
        ...style,
      }}
    >
      {icon && (
        <Icon
          name={icon}
          size={20}
          color={phone.paint.on(ground)}
          {...(icon === 'arrow-right' ? { along: phone } : {})}
        />
      )}
      <Text phone={phone} on={ground} size={16} weight={660}>
        {label}
      </Text>
    </Tap>
  );
}

export function Chip({
  phone,
  label,
  on,
  onTap,
  radio = false,
  style,
}: {
  phone: Phone;
  label: string;
  on: boolean;
  onTap: () => void;
  radio?: boolean;
  style?: CSSProperties;
}) {
  const { paint } = phone;
  const ground = on ? 'ink' : 'surface';
  return (
    <Tap
      phone={phone}
      onTap={onTap}
      {...(radio ? { role: 'radio', 'aria-checked': on } : { 'aria-pressed': on })}
      style={{
        minHeight: 44,
        paddingLeft: 16,
        paddingRight: 16,
        justifyContent: 'center',
        alignItems: 'center',
        ...paint.fill(ground),
        boxShadow: 'none',
        borderRadius: Math.min(22, paint.look.radius),
        ...style,
      }}
    >
      <Text phone={phone} on={ground} size={14.5} weight={600}>
        {label}
      </Text>
    </Tap>
  );
}
