import { Button } from '@appling/ui/button';
import { Field, type FieldProps } from '@appling/ui/field';
import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { auth } from './auth.content';

interface PasswordFieldProps extends Pick<FieldProps, 'aria-invalid' | 'onInput'> {
  ref: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
}

/** Changing an input's type loses the caret, so the field restores it. */
export function PasswordField({ ref, isShown, onShownChange, ...field }: PasswordFieldProps) {
  const caret = useRef<[number, number] | null>(null);
  useLayoutEffect(() => {
    if (caret.current) ref.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown, ref]);

  const toggle = () => {
    const { selectionStart, selectionEnd } = ref.current ?? {};
    if (selectionStart != null && selectionEnd != null)
      caret.current = [selectionStart, selectionEnd];
    onShownChange(!isShown);
  };

  return (
    <Field
      {...field}
      ref={ref}
      label={auth.password}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      size="large"
      end={
        <Button
          kind="quiet"
          iconOnly
          size="small"
          aria-label={isShown ? auth.hidePassword : auth.showPassword}
          onClick={toggle}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Button>
      }
    />
  );
}
