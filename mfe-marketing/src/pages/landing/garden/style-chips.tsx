import { Chip } from '@appling/ui/chip';

interface StyleChipsProps {
  label: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
  /** Called on hover or focus, before a choice. */
  onConsider: (name: string) => void;
}

export function StyleChips({ label, names, chosen, onChoose, onConsider }: StyleChipsProps) {
  return (
    <fieldset className="garden-chips">
      <legend className="sr-only">{label}</legend>
      {names.map((name) => (
        <Chip
          key={name}
          chosen={name === chosen}
          onClick={() => onChoose(name)}
          onPointerEnter={() => onConsider(name)}
          onFocus={() => onConsider(name)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
