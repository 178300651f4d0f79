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

/** Turns the lights on or off. Going back to what the device asks for follows the device again. */
function toggleTheme() {
  const { theme } = siteStore.getState();
  const isDark = theme === 'system' ? prefersDark() : theme === 'dark';
  chooseTheme(isDark === prefersDark() ? (isDark ? 'light' : 'dark') : 'system');
}

/** Light, then dark, then system, in turn. */
function nextTheme() {
  const at = choices.findIndex((choice) => choice.value === siteStore.getState().theme);
  chooseTheme(choices[(at + 1) % choices.length]?.value ?? 'system');
}

/** Icon button of the header. Style sheets choose icon and name, so the served page is right in both themes. */
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

/** The three choices in a bar, for the menu. */
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

/** The choice in force as a word; pressing takes the next one. For the footer and the chat. */
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
