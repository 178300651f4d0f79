import { notify } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';
import { Checkbox } from '@appling/ui/checkbox';
import { Field } from '@appling/ui/field';
import { auth } from './auth.content';
import { ComingSoonLink } from './coming-soon-link';
import { GoogleMark } from './google-mark';
import { PasswordField } from './password-field';
import { useSignIn } from './use-sign-in';

/** Inputs without names and the method `dialog` prevent submission, with or without JavaScript. */
export function SignInForm() {
  const { email, password, isBusy, onSubmit } = useSignIn();
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="mt-8">
      <div className="grid gap-5.5">
        <Field {...email} label={auth.email} type="email" autoComplete="email" size="large" />
        <PasswordField {...password} />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox>{auth.keepSignedIn}</Checkbox>
        <ComingSoonLink {...auth.resetPassword} />
      </div>
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        busyLabel={auth.submitting}
        className="mt-5 w-full"
      >
        {auth.submit}
      </Button>
      <p className="my-4.5 flex items-center gap-5 text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {auth.or}
      </p>
      <Button
        kind="outline"
        size="large"
        iconStart={<GoogleMark />}
        className="w-full"
        onClick={() => notify('info', auth.googleNotice)}
      >
        {auth.google}
      </Button>
      <p className="mt-6 text-center text-ink-muted">
        {auth.newHere} <ComingSoonLink {...auth.createAccount} />
      </p>
      <p className="mt-3 text-center text-small text-ink-muted">{auth.demonstration}</p>
      <noscript>
        <p className="mt-3 text-center text-small text-ink-muted">{auth.noScript}</p>
      </noscript>
    </form>
  );
}
