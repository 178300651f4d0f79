import { ThemeSegment } from '@appling/ui/theme-control';
import { Moon, Sun } from 'lucide-react';
import { chat } from './chat.content';
import { Disclosure } from './disclosure';

const icon = (
  <>
    <Sun className="dark:hidden" />
    <Moon className="hidden dark:block" />
  </>
);

export function ThemeButton() {
  return (
    <Disclosure label={chat.foot.theme} icon={icon} place="absolute right-0 bottom-full mb-2">
      <ThemeSegment />
    </Disclosure>
  );
}
