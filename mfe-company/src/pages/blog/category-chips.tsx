import { Chip } from '@appling/ui/chip';
import { memo } from 'react';
import type { Category } from '../../sections/articles.content';

interface CategoryChipsProps {
  words: { label: string; all: string; categories: readonly Category[] };
  /** `null`: all categories. */
  chosen: Category | null;
  onChoose: (category: Category | null) => void;
}

export const CategoryChips = memo(function CategoryChips({
  words,
  chosen,
  onChoose,
}: CategoryChipsProps) {
  return (
    <div className="notes-chips page-column" role="group" aria-label={words.label}>
      <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
        {words.all}
      </Chip>
      {words.categories.map((category) => (
        <Chip key={category} chosen={category === chosen} onClick={() => onChoose(category)}>
          {category}
        </Chip>
      ))}
    </div>
  );
});
