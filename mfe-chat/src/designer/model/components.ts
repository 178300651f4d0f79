import * as z from 'zod/mini';
import { componentSchemas } from '../components/schemas.generated';

export const componentSchema = z.discriminatedUnion('type', componentSchemas);
export type Component = z.infer<typeof componentSchema>;
export type ComponentType = Component['type'];
export type ComponentOf<T extends ComponentType> = Extract<Component, { type: T }>;
