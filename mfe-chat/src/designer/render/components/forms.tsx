import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import type { Drawn, Phone } from '../phone';
import { tintGround } from './rows';

export function FieldLabel({
  phone,
  children,
  as = 'h3',
}: {
  phone: Phone;
  children: string;
  as?: 'h3' | 'span';
}) {
  return (
    <Text phone={phone} on={phone.screen.ground} as={as} size={18} weight={660} face="display">
      {children}
    </Text>
  );
}

export function Field({ component, phone }: Drawn<'field'>) {
  const { id, label, placeholder, multiline } = component;
  const value = phone.value(id, component.value);
  const { paint } = phone;
  const size = { fontSize: 18, lineHeight: 1.4, fontFamily: paint.family('text') };
  const height = multiline ? 132 : 62;
  const shape = {
    ...paint.fill('surface', 'card'),
    minHeight: height,
    padding: multiline ? 18 : '0 18px 0 18px',
  };
  if (phone.live) {
    const Tag = multiline ? 'textarea' : 'input';
    return (
      <Tag
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={80}
        onChange={(event) => phone.set(id, event.currentTarget.value)}
        style={{
          ...shape,
          ...size,
          border: shape.border ?? 'none',
          color: paint.on('surface'),
          width: '100%',
          boxSizing: 'border-box',
          resize: 'none',
        }}
      />
    );
  }
  return (
    <Box style={{ ...shape, justifyContent: multiline ? 'flex-start' : 'center' }}>
      <Text phone={phone} on="surface" size={18} tone={value === '' ? 'muted' : 'text'}>
        {value === '' ? placeholder : value}
      </Text>
    </Box>
  );
}

export function ColorPicker({ component, phone }: Drawn<'color-picker'>) {
  const selected = phone.value(component.id, component.selected);
  const { paint } = phone;
  const on = phone.screen.ground;
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{component.label}</FieldLabel>
      <Row
        role="radiogroup"
        aria-label={component.label}
        style={{ justifyContent: 'space-between', height: 68 }}
      >
        {component.names.map((name, tint) => {
          const chosen = tint === selected;
          return (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={chosen}
              aria-label={name}
              onTap={() => phone.set(component.id, tint)}
              style={
                chosen
                  ? {
                      border: `3px solid ${paint.on(on, 'accent')}`,
                      borderRadius: paint.radius('control') + 6,
                      padding: 3,
                    }
                  : { padding: 6 }
              }
            >
              <Box
                style={{
                  width: 57,
                  height: 57,
                  ...paint.fill(tintGround(tint), 'control'),
                  boxShadow: 'none',
                }}
              />
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}

export function DayPicker({ component, phone }: Drawn<'day-picker'>) {
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{component.label}</FieldLabel>
      <Row role="group" aria-label={component.label} style={{ justifyContent: 'space-between' }}>
        {component.days.map(({ letter, name, on: initially }, index) => {
          const key = `${component.id}/${index}`;
          const on = phone.value(key, initially);
          const ground = on ? 'accent' : 'surface';
          return (
            <Tap
              key={name}
              phone={phone}
              aria-label={name}
              aria-pressed={on}
              onTap={() => phone.set(key, !on)}
              style={{
                width: 44,
                height: 52,
                alignItems: 'center',
                justifyContent: 'center',
                ...phone.paint.fill(ground, 'small'),
                boxShadow: 'none',
              }}
            >
              <Text phone={phone} on={ground} size={16} weight={650}>
                {letter}
              </Text>
            </Tap>
          );
        })}
      </Row>
    </Box>
  );
}

export function Switch({
  phone,
  on,
  ground,
}: {
  phone: Phone;
  on: boolean;
  ground: Parameters<Phone['paint']['line']>[0];
}) {
  const { paint } = phone;
  return (
    <Row
      style={{
        width: 54,
        height: 32,
        borderRadius: 16,
        padding: 3,
        justifyContent: on ? 'flex-end' : 'flex-start',
        backgroundColor: on ? paint.on(ground, 'accent', 'large') : paint.line(ground, 0.3),
      }}
    >
      <Box
        style={{
          width: 26,
          height: 26,
          borderRadius: 13,
          backgroundColor: paint.isDark && on ? paint.ground('background') : '#ffffff',
        }}
      />
    </Row>
  );
}

export function Toggle({ component, phone }: Drawn<'toggle'>) {
  const { id, title, label, ground } = component;
  const on = phone.value(id, component.on);
  return (
    <Box as="div" style={{ gap: 12 }}>
      <FieldLabel phone={phone}>{title}</FieldLabel>
      <Tap
        phone={phone}
        role="switch"
        aria-checked={on}
        onTap={() => phone.set(id, !on)}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 74,
          padding: '0 18px 0 18px',
          ...phone.paint.fill(ground, 'card'),
        }}
      >
        <Text phone={phone} on={ground} size={15.5} weight={600}>
          {label}
        </Text>
        <Switch phone={phone} on={on} ground={ground} />
      </Tap>
    </Box>
  );
}

export function Toggles({ component, phone }: Drawn<'toggles'>) {
  return (
    <Box
      as="ul"
      aria-label={component.label}
      style={{ ...phone.paint.fill('surface', 'card'), paddingLeft: 18, paddingRight: 18 }}
    >
      {component.options.map(({ title, note, on: initially }, index) => {
        const key = `${component.id}/${index}`;
        const on = phone.value(key, initially);
        return (
          <Box
            as="li"
            key={title}
            style={index === 0 ? {} : { borderTop: `1px solid ${phone.paint.line('surface')}` }}
          >
            <Tap
              phone={phone}
              role="switch"
              aria-checked={on}
              onTap={() => phone.set(key, !on)}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'space-between',
                minHeight: 66,
                gap: 12,
              }}
            >
              <Box style={{ flexShrink: 1 }}>
                <Text phone={phone} on="surface" size={15.5} weight={600}>
                  {title}
                </Text>
                {note && (
                  <Text phone={phone} on="surface" tone="muted" size={13.5}>
                    {note}
                  </Text>
                )}
              </Box>
              <Switch phone={phone} on={on} ground="surface" />
            </Tap>
          </Box>
        );
      })}
    </Box>
  );
}

export function Button({ component, phone }: Drawn<'button'>) {
  const { id, label, action, quiet, icon } = component;
  const ground = quiet ? 'surface' : 'accent';
  const on = action.do === 'toggle' && phone.value(id, false);
  return (
    <Tap
      phone={phone}
      action={action}
      source={id}
      style={{
        flexDirection: 'row',
        gap: 10,
        minHeight: 60,
        alignItems: 'center',
        justifyContent: 'center',
        ...phone.paint.fill(ground, 'control'),
      }}
    >
      {(icon || on) && (
        <Icon name={on ? 'check' : (icon ?? 'check')} size={20} color={phone.paint.on(ground)} />
      )}
      <Text phone={phone} on={ground} size={16.5} weight={660}>
        {on && action.do === 'toggle' ? action.says : label}
      </Text>
    </Tap>
  );
}

export function Stepper({ component, phone }: Drawn<'stepper'>) {
  const { id, label, min, max, unit } = component;
  const value = phone.value(id, component.value);
  const move = (by: number) => () => phone.set(id, Math.min(max, Math.max(min, value + by)));
  return (
    <Row
      as="div"
      role="group"
      aria-label={label}
      style={{
        ...phone.paint.fill('surface', 'card'),
        padding: '12px 10px 12px 18px',
        justifyContent: 'space-between',
      }}
    >
      <Text phone={phone} on="surface" size={15.5} weight={600}>
        {label}
      </Text>
      <Row style={{ gap: 4 }}>
        <IconTap
          phone={phone}
          on="surface"
          icon="minus"
          label={`Less: ${label}`}
          source={id}
          onTap={move(-1)}
          size={20}
        />
        <Text phone={phone} on="surface" size={18} weight={700} face="display" aria-live="polite">
          {`${value} ${unit}`}
        </Text>
        <IconTap
          phone={phone}
          on="surface"
          icon="plus"
          label={`More: ${label}`}
          source={id}
          onTap={move(1)}
          size={20}
        />
      </Row>
    </Row>
  );
}
