import { Chip } from '@appling/ui/chip';

interface FilterChipsProps {
  label: string;
  all: string;
  categories: readonly string[];
  /** `null`: all categories. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

export function FilterChips({ label, all, categories, chosen, onChoose }: FilterChipsProps) {
  return (
    <div className="stories-chips" role="group" aria-label={label}>
      <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
        {all}
      </Chip>
      {categories.map((category) => (
        <Chip key={category} chosen={category === chosen} onClick={() => onChoose(category)}>
          {category}
        </Chip>
      ))}
    </div>
  );
}
