import { Link } from '@appling/runtime/router';
import { Brand } from '@appling/ui/brand';
import { auth } from './auth.content';
import { LeafStrip } from './leaf-strip';
import { NightPanel } from './night-panel';
import { SignInForm } from './sign-in-form';

export default function AuthPage() {
  return (
    <div className="grid min-h-svh grid-rows-[1fr_auto] overflow-x-clip lg:grid-cols-[36rem_1fr] lg:grid-rows-1">
      <div className="flex flex-col px-(--page-gutter) pt-4.5 lg:px-22 lg:pt-8 lg:pb-10">
        <Link to={auth.home} className="-ml-1 flex self-start rounded-field p-1">
          <Brand />
        </Link>
        <div className="mx-auto mt-14 w-full max-w-100 lg:mx-0 lg:mt-20">
          <h1 tabIndex={-1} className="text-title-2 lg:text-[4.75rem]">
            {auth.heading}
          </h1>
          <p className="mt-3 text-ink-muted">{auth.lead}</p>
          <SignInForm />
        </div>
      </div>
      <NightPanel />
      <LeafStrip />
    </div>
  );
}
