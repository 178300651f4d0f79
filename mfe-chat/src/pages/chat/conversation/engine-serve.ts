import { provideScriptCheck } from '@appling/runtime/federation/script-check';
import {
  errorOf,
  faultOf,
  type Answer,
  type FromEngine,
  type Question,
  type ToEngine,
} from './engine-messages';

interface Scope {
  postMessage: (message: FromEngine) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToEngine>) => void) => void;
}

/** The page verifies the scripts that the worker imports. */
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
