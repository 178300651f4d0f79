import type { Component } from '../../../designer/model/components';
import { vocabularyOf } from '../../../designer/model/vocabulary';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const titleOf = (type: string): string => capital(type.replaceAll('-', ' '));

export const partName = ({ type }: Component): string => titleOf(vocabularyOf(type));
