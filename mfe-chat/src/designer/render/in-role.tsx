import type { ReactElement } from 'react';
import { filling } from '../components/drawing.generated';
import type { Component } from '../model/components';
import type { Ground, Look } from '../model/theme';
import { createPaint, groundColor } from '../themes/paint';
import { draw, isWide } from './draw';
import type { Phone } from './phone';
import { Box } from './primitives';

const repainted = (phone: Phone, palette: Partial<Look['palette']>): Phone => {
  const { look } = phone.design;
  const paint = createPaint(
    { ...look, palette: { ...look.palette, ...palette } },
    phone.paint.fonts,
  );
  return { ...phone, paint, screen: { ...phone.screen, ground: 'background' } };
};

/** Components with own background take the colour; others lie on it. Text colours are recalculated for contrast. */
function inRole(component: Component, role: Ground, phone: Phone): ReactElement {
  const color = groundColor(phone.design.look, role);
  if (filling.has(component.type))
    return draw(component, repainted(phone, { accent: color, button: color }));
  if ('ground' in component) return draw({ ...component, ground: role }, phone);
  const painted = repainted(phone, { background: color });
  return (
    <Box
      style={{
        paddingTop: 14,
        paddingBottom: 14,
        backgroundColor: color,
        // Padding grows into the margins, so that the content keeps its width.
        ...(isWide(component.type)
          ? {}
          : {
              marginLeft: -12,
              marginRight: -12,
              paddingLeft: 12,
              paddingRight: 12,
              borderRadius: phone.paint.radius('card'),
            }),
      }}
    >
      {draw(component, painted)}
    </Box>
  );
}

export const drawInRole = (component: Component, phone: Phone): ReactElement =>
  component.role ? inRole(component, component.role, phone) : draw(component, phone);
