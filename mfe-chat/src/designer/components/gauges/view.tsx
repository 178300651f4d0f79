import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import { tintGround } from '../../render/pieces/lead-mark';
import { contrast, mix } from '../../themes/color';

export function Gauges({ component, phone }: Drawn<'gauges'>) {
  const { paint } = phone;
  const chosen = phone.value(component.id, -1);
  const stacked = phone.design.layout === 'list';
  const each = stacked
    ? 346
    : Math.floor((346 - 10 * (component.gauges.length - 1)) / component.gauges.length);
  const tall = stacked ? 70 : 128;
  return (
    <Row as="div" style={{ gap: 10, flexWrap: 'wrap', alignItems: 'stretch' }}>
      {component.gauges.map(({ label, share, icon, tint, note }, index) => {
        const hue = paint.ground(tintGround(tint));
        const tinted = mix(paint.ground('surface'), hue, paint.isDark ? 0.26 : 0.55);
        const isSeen = contrast(tinted, paint.ground('surface')) > 1.12;
        const level = isSeen ? tinted : paint.line('surface', 0.13);
        const open = chosen === index;
        const percent = `${Math.round(share * 100)}%`;
        const size = stacked
          ? { top: 0, left: 0, bottom: 0, width: Math.round(each * share) }
          : { left: 0, right: 0, bottom: 0, height: Math.round(tall * share) };
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={open}
            onTap={() => phone.set(component.id, open ? -1 : index)}
            style={{
              width: each,
              height: tall,
              position: 'relative',
              overflow: 'hidden',
              backgroundColor: paint.ground('surface'),
              borderRadius: paint.radius('card'),
            }}
          >
            <Box style={{ position: 'absolute', backgroundColor: level, ...size }} />
            <Box
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                right: 0,
                bottom: 0,
                padding: 14,
                justifyContent: 'space-between',
                ...(stacked ? { flexDirection: 'row', alignItems: 'center' } : {}),
              }}
            >
              <Icon
                name={icon}
                size={24}
                color={paint.isDark ? paint.reads(hue, [level], 3) : paint.on('surface')}
              />
              <Box>
                <Text
                  phone={phone}
                  on="surface"
                  size={24}
                  weight={700}
                  face="display"
                  style={{ color: gaugeInk(phone, level) }}
                >
                  {percent}
                </Text>
                <Text
                  phone={phone}
                  on="surface"
                  size={14}
                  weight={450}
                  style={{ color: gaugeInk(phone, level) }}
                  said={`${sayIn(phone.design, '{} used').replace('{}', percent)}. ${open ? label : note}`}
                >
                  {open ? note : label}
                </Text>
              </Box>
            </Box>
          </Tap>
        );
      })}
    </Row>
  );
}

function gaugeInk(phone: Drawn<'gauges'>['phone'], level: string) {
  return phone.paint.reads(phone.paint.look.palette.text, [level, phone.paint.ground('surface')]);
}
