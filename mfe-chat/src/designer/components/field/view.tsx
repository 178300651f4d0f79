import type { Drawn } from '../../render/phone';
import { Input } from '../../render/primitives';
import { fieldText } from '../../render/shared-state';

export function Field({ component, phone }: Drawn<'field'>) {
  const { id, label, placeholder, multiline } = component;
  const [{ text }, change] = fieldText(phone, id, component.value);
  const fill = phone.paint.fill('surface', 'card');
  return (
    <Input
      phone={phone}
      on="surface"
      multiline={multiline}
      label={label}
      placeholder={placeholder}
      maxLength={80}
      size={18}
      leading={1.4}
      still={{ leading: 1.3 }}
      value={text}
      onType={(typed) => change({ text: typed })}
      style={{
        ...fill,
        minHeight: multiline ? 132 : 62,
        padding: multiline ? 18 : '0 18px 0 18px',
        width: '100%',
        justifyContent: multiline ? 'flex-start' : 'center',
      }}
    />
  );
}
