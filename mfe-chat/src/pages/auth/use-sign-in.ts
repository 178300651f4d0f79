import { useNavigate } from '@appling/runtime/router';
import { notify } from '@appling/runtime/state';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { auth } from './auth.content';

/** What the form asks for. It stays in the inputs: nothing reads more than whether a field is empty. */
interface SignInFields {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The fields that have to be filled. */
type FieldName = Exclude<keyof SignInFields, 'rememberMe'>;

const NONE: readonly FieldName[] = [];

/**
 * The rules of the sign-in form: both fields filled, a welcome, then the chat. There is no backend, so what is typed is
 * only checked for being there, and stays in the fields.
 */
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
