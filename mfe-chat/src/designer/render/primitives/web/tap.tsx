import type { CSSProperties } from 'react';
import { pressedState } from '../../shared-state';
import { boxStyle } from '../box-style';
import type { TapProps } from '../host';
import { Box } from './box';
import { inDirection } from './in-direction';
import { leadOf } from './lead-of';

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

export function Tap(props: TapProps) {
  const { phone, style, onTap, action, leadsTo, source = '', children, ...rest } = props;
  if (!phone.live)
    return (
      <Box style={style} {...leadOf(action, leadsTo)}>
        {children}
      </Box>
    );
  const state =
    action?.do === 'toggle' ? { 'aria-pressed': pressedState(phone, source)[0].isOn } : {};
  const tap = () => {
    if (action) phone.act(action, source);
    onTap?.();
  };
  return (
    <button
      type="button"
      style={{ ...boxStyle, ...tapStyle, ...inDirection(style) }}
      onClick={tap}
      {...state}
      {...rest}
    >
      {children}
    </button>
  );
}
