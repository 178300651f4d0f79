import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, chooseTheme, siteStore, useSite } from '@appling/runtime/state';
import { Button, type ButtonLook } from '../button/button';
import { Segment } from '../segment/segment';

const choices = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[];

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Switches to the other theme; `system` if the device prefers that one. */
function toggleTheme() {
  const { theme } = siteStore.getState();
  const isDark = theme === 'system' ? prefersDark() : theme === 'dark';
  chooseTheme(isDark === prefersDark() ? (isDark ? 'light' : 'dark') : 'system');
}

function nextTheme() {
  const at = choices.findIndex((choice) => choice.value === siteStore.getState().theme);
  chooseTheme(choices[(at + 1) % choices.length]?.value ?? 'system');
}

/** Style sheets choose icon and name, so the prerendered page is right in both themes. */
export function ThemeToggle({
  className,
  size = 'medium',
}: {
  className?: string;
  size?: ButtonLook['size'];
}) {
  return (
    <Button kind="quiet" size={size} iconOnly className={className} onClick={toggleTheme}>
      <span className="ui-theme-when" data-when="light">
        <Sun />
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className="ui-theme-when" data-when="dark">
        <Moon />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </Button>
  );
}

export function ThemeSegment({ className }: { className?: string }) {
  const theme = useSite((state) => state.theme);
  return (
    <Segment
      label="Theme"
      tone="paper"
      iconsOnly
      className={className}
      options={choices}
      value={theme}
      onValueChange={chooseTheme}
    />
  );
}

export function ThemeCycle({
  className,
  size = 'small',
}: {
  className?: string;
  size?: ButtonLook['size'];
}) {
  return (
    <Button kind="quiet" size={size} className={className} onClick={nextTheme}>
      <span className="sr-only">Theme: </span>
      {choices.map(({ value, label, icon }) => (
        <span key={value} className="ui-theme-when" data-choice={value}>
          {icon}
          {label}
        </span>
      ))}
    </Button>
  );
}
