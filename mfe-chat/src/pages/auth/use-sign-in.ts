import { useNavigate } from '@appling/runtime/router';
import { notify } from '@appling/runtime/state';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { auth } from './auth.content';

/** The values stay in the inputs: the code only checks whether they are empty. */
interface SignInFields {
  email: string;
  password: string;
  rememberMe: boolean;
}

type FieldName = Exclude<keyof SignInFields, 'rememberMe'>;

const NONE: readonly FieldName[] = [];

/** There is no backend: requires both fields, shows a welcome and opens the chat. Values never leave the fields. */
export function useSignIn() {
  const navigate = useNavigate();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setShown(false);
    const inputs = { email: emailInput.current, password: passwordInput.current };
    const missing = (['email', 'password'] as const).filter((name) => !inputs[name]?.value);
    setEmpty(missing);
    const first = missing[0];
    if (first) {
      notify('error', auth.incomplete);
      inputs[first]?.focus();
      return;
    }
    setBusy(true);
    notify('success', auth.welcome);
    redirect.current = setTimeout(() => void navigate(auth.destination), auth.redirectMs);
  };

  const field = (name: FieldName) => ({
    'aria-invalid': empty.includes(name) || undefined,
    onInput: () => setEmpty((names) => names.filter((other) => other !== name)),
  });

  return {
    email: { ref: emailInput, ...field('email') },
    password: { ref: passwordInput, ...field('password'), isShown, onShownChange: setShown },
    isBusy,
    onSubmit,
  };
}
