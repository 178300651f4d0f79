/** Federation cannot share a module that the shell does not import (RUNTIME-012), so this file imports them all. */
import * as router from '@appling/runtime/router';
import * as state from '@appling/runtime/state';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import * as vanilla from 'zustand/vanilla';
import type { Singleton } from '@appling/contract/singletons';

export const provided: Record<Singleton, object> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  zustand,
  'zustand/vanilla': vanilla,
  '@appling/shared/router': router,
  '@appling/shared/state': state,
};
