import type { Drawn } from '../../render/phone';
import { Box, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

/** A drawn sign-in. Nothing typed is checked, kept or sent: both fields filled in show the next screen, as a prototype does. */
export function Login({ component, phone }: Drawn<'login'>) {
  const { id, title, note, mail, password, enter, other, wrong, to } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const isNew = phone.value(`${id}/new`, false);
  const missed = phone.value(`${id}/missed`, false);
  const field = (key: string, label: string, type: string) => {
    const shape = {
      ...paint.fill('surface', 'control'),
      minHeight: 60,
      paddingLeft: 18,
      paddingRight: 18,
      width: '100%',
      boxSizing: 'border-box',
    } as const;
    return phone.live ? (
      <input
        key={key}
        aria-label={label}
        placeholder={label}
        type={type}
        autoComplete="off"
        maxLength={80}
        value={phone.value(`${id}/${key}`, '')}
        onChange={(event) => phone.set(`${id}/${key}`, event.currentTarget.value)}
        style={{
          ...shape,
          border: 'none',
          fontSize: 17,
          fontFamily: paint.family('text'),
          color: paint.on('surface'),
        }}
      />
    ) : (
      <Box key={key} style={{ ...shape, justifyContent: 'center' }}>
        <Text phone={phone} on="surface" tone="muted" size={17}>
          {label}
        </Text>
      </Box>
    );
  };
  const go = () => {
    const isReady = ['mail', 'password'].every((key) => phone.value(`${id}/${key}`, '') !== '');
    phone.set(`${id}/missed`, !isReady);
    if (isReady) phone.act({ do: 'go', to }, id);
    else phone.act({ do: 'toggle', says: wrong, off: wrong }, `${id}/said`);
  };
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Box style={{ gap: 8, paddingTop: 8, paddingBottom: 16 }}>
        <Text phone={phone} on={on} as="h2" size={42} weight={730} face="display" leading={1.02}>
          {title}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16.5} leading={1.4}>
          {note}
        </Text>
      </Box>
      {field('mail', mail, 'email')}
      {field('password', password, 'password')}
      <Push
        phone={phone}
        label={isNew ? other : enter}
        onTap={go}
        style={{ minHeight: 60, marginTop: 8 }}
      />
      <Push
        phone={phone}
        ground="surface"
        label={isNew ? enter : other}
        onTap={() => phone.set(`${id}/new`, !isNew)}
      />
      {missed && (
        <Text phone={phone} on={on} size={14.5}>
          {wrong}
        </Text>
      )}
    </Box>
  );
}
