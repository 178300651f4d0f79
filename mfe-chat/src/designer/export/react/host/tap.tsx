import type { TapProps } from '../../../render/primitives/host';
import { inDirection } from '../../../render/primitives/web/in-direction';
import { leadOf } from '../../../render/primitives/web/lead-of';
import { pressedState } from '../../../render/shared-state';

/** A button without styles; see `.tap` in index.css. */
export function Tap({
  phone,
  className,
  style,
  onTap,
  action,
  leadsTo,
  source = '',
  children,
  ...rest
}: TapProps & { className?: string }) {
  const state =
    action?.do === 'toggle' ? { 'aria-pressed': pressedState(phone, source)[0].isOn } : {};
  const tap = () => {
    if (action) phone.act(action, source);
    onTap?.();
  };
  return (
    <button
      type="button"
      className={className ? `box tap ${className}` : 'box tap'}
      style={inDirection(style)}
      onClick={tap}
      {...leadOf(action, leadsTo)}
      {...state}
      {...rest}
    >
      {children}
    </button>
  );
}
