import type { Drawn } from '../../render/phone';
import { Box, Input, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

/** A simulated sign-in: it checks, stores and sends nothing; two filled fields open the next screen. */
export function Login({ component, phone }: Drawn<'login'>) {
  const { id, title, note, mail, password, enter, other, wrong, to } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ isNew, missed, ...typed }, change] = phone.state(id, {
    isNew: false,
    missed: false,
    mail: '',
    password: '',
  });
  const field = (key: 'mail' | 'password', label: string) => (
    <Input
      phone={phone}
      on="surface"
      type={key === 'mail' ? 'email' : 'password'}
      label={label}
      maxLength={80}
      size={17}
      value={typed[key]}
      onType={(text) => change({ [key]: text })}
      style={{
        ...paint.fill('surface', 'control'),
        minHeight: 60,
        paddingLeft: 18,
        paddingRight: 18,
        width: '100%',
        justifyContent: 'center',
        ...(phone.live ? { border: 'none' } : {}),
      }}
    />
  );
  const go = () => {
    const isReady = typed.mail !== '' && typed.password !== '';
    change({ missed: !isReady });
    if (isReady) phone.act({ do: 'go', to }, id);
    else phone.act({ do: 'toggle', says: wrong, off: wrong }, [id, 'said']);
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
      {field('mail', mail)}
      {field('password', password)}
      <Push
        phone={phone}
        label={isNew ? other : enter}
        onTap={go}
        leadsTo={to}
        style={{ minHeight: 60, marginTop: 8 }}
      />
      <Push
        phone={phone}
        ground="surface"
        label={isNew ? enter : other}
        onTap={() => change({ isNew: !isNew })}
      />
      {missed && (
        <Text phone={phone} on={on} size={14.5}>
          {wrong}
        </Text>
      )}
    </Box>
  );
}
