import type { ReactElement } from 'react';
import type { Ground, Look } from '../../../model/theme';
import type { Phone } from '../../../render/phone';
import { Box } from '../../../render/primitives';
import { createPaint, groundColor } from '../../../themes/paint';

interface OnRoleProps {
  phone: Phone;
  role: Ground;
  children: (phone: Phone) => ReactElement;
}

const repainted = (phone: Phone, palette: Partial<Look['palette']>): Phone => {
  const { look } = phone.design;
  const paint = createPaint(
    { ...look, palette: { ...look.palette, ...palette } },
    phone.paint.fonts,
  );
  return { ...phone, paint, screen: { ...phone.screen, ground: 'background' } };
};

/** For components that use the colour themselves. */
export function FilledWith({ phone, role, children }: OnRoleProps) {
  const color = groundColor(phone.design.look, role);
  return children(repainted(phone, { accent: color, button: color }));
}

/** Puts the colour behind the component, including the margins. */
export function LaidOn({ phone, role, children, wide = false }: OnRoleProps & { wide?: boolean }) {
  const color = groundColor(phone.design.look, role);
  const grown = {
    marginLeft: -12,
    marginRight: -12,
    paddingLeft: 12,
    paddingRight: 12,
    borderRadius: phone.paint.radius('card'),
  };
  return (
    <Box
      style={{
        paddingTop: 14,
        paddingBottom: 14,
        backgroundColor: color,
        ...(wide ? {} : grown),
      }}
    >
      {children(repainted(phone, { background: color }))}
    </Box>
  );
}
