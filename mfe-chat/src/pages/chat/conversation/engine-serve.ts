import { provideScriptCheck } from '@appling/runtime/federation/script-check';
import {
  errorOf,
  faultOf,
  type Answer,
  type FromEngine,
  type Question,
  type ToEngine,
} from './engine-messages';

/** What a worker's global scope and a test's stand-in have in common. */
interface Scope {
  postMessage: (message: FromEngine) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToEngine>) => void) => void;
}

/** Answers the page's questions from inside a worker; scripts that it fetches on the way are checked by the page. */
export function serve(scope: Scope, answer: (question: Question) => Promise<Answer>): void {
  const checks = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let lastCheck = 0;
  provideScriptCheck(
    (address) =>
      new Promise((resolve, reject) => {
        const id = ++lastCheck;
        checks.set(id, { resolve, reject });
        scope.postMessage({ id, check: address });
      }),
  );

  scope.addEventListener('message', ({ data }) => {
    const { id } = data;
    if ('question' in data) {
      answer(data.question).then(
        (made) => scope.postMessage({ id, answer: made }),
        (error: unknown) => scope.postMessage({ id, fault: faultOf(error) }),
      );
      return;
    }
    const check = checks.get(id);
    checks.delete(id);
    if (data.fault) check?.reject(errorOf(data.fault));
    else check?.resolve();
  });
  scope.postMessage({ isReady: true });
}
