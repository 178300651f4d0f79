import { MessageSquareText, Share, Sprout } from 'lucide-react';

const icons = [MessageSquareText, Sprout, Share];

export function Badges({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-8.5 flex flex-col gap-x-6 gap-y-3 text-[0.9688rem] font-semibold sm:flex-row sm:flex-wrap 2xl:gap-x-7">
      {items.map((item, index) => {
        const Icon = icons[index % icons.length] ?? Sprout;
        return (
          <li key={item} className="flex items-center gap-2">
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {item}
          </li>
        );
      })}
    </ul>
  );
}
