import type { CaseStudy } from './case-study';
import { FilterChips } from './filter-chips';
import { rhythm } from './rhythm';
import { Story } from './story';
import { useCategory } from './use-category';

interface StoriesProps {
  stories: readonly CaseStudy[];
  filter: {
    label: string;
    all: string;
    categories: readonly string[];
    count: (stories: number, category: string | null) => string;
  };
}

export function Stories({ stories, filter }: StoriesProps) {
  const { count, ...chips } = filter;
  const { category, choose, isServed } = useCategory(chips.categories);
  const shown = stories.filter((story) => category === null || story.category === category);
  const places = rhythm(shown.length);
  return (
    <div className="stories page-column" data-served={isServed || undefined}>
      <div className="stories-bar">
        <FilterChips {...chips} chosen={category} onChoose={choose} />
        <p role="status">{count(shown.length, category)}</p>
      </div>
      <ul className="stories-list">
        {shown.map((story, index) => (
          <Story key={story.app} story={story} place={places[index]!} isFirst={index === 0} />
        ))}
      </ul>
    </div>
  );
}
