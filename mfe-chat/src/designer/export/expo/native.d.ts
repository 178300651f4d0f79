/*
 * Declares what exported apps import from React Native and Expo, which this repository does not install.
 * `npm run test:exports` checks the projects against the real packages.
 */

declare module 'react-native' {
  import type { AriaAttributes, ComponentType, CSSProperties, ReactNode } from 'react';

  type Words = 'fontStyle' | 'letterSpacing' | 'opacity' | 'pointerEvents';
  export interface ViewStyle extends Pick<CSSProperties, 'flexGrow' | 'flexShrink' | Words> {
    alignItems?: 'center';
    backgroundColor?: string;
    bottom?: number;
    direction?: 'ltr' | 'rtl';
    flex?: number;
    height?: number;
    left?: number;
    padding?: number;
    position?: 'absolute';
    right?: number;
    width?: number;
  }
  export interface TextStyle extends ViewStyle {
    color?: string;
    fontFamily?: string;
    fontSize?: number;
    fontWeight?: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
    letterSpacing?: number;
    lineHeight?: number;
    textAlign?: 'left' | 'right' | 'center';
    textAlignVertical?: 'top';
    writingDirection?: 'ltr' | 'rtl';
  }
  type Styles<Style> = Style | false | undefined | readonly Styles<Style>[];

  export type Role = 'article' | 'button' | 'heading' | 'list' | 'listitem' | 'navigation';
  interface Common extends AriaAttributes {
    accessible?: boolean;
    children?: ReactNode;
    pointerEvents?: 'none';
    role?: Role | undefined;
    testID?: string;
    onAccessibilityTap?: () => void;
    onLayout?: (event: LayoutChangeEvent) => void;
    onStartShouldSetResponder?: () => boolean;
    onResponderTerminationRequest?: () => boolean;
    onResponderGrant?: (event: GestureResponderEvent) => void;
    onResponderMove?: (event: GestureResponderEvent) => void;
  }
  export interface LayoutChangeEvent {
    nativeEvent: { layout: { width: number; height: number } };
  }
  export interface GestureResponderEvent {
    nativeEvent: { locationX: number; locationY: number };
  }
  interface ViewProps extends Common {
    style?: Styles<ViewStyle>;
  }

  export const View: ComponentType<ViewProps>;
  export const Text: ComponentType<Common & { style?: Styles<TextStyle> }>;
  export const KeyboardAvoidingView: ComponentType<
    ViewProps & { behavior?: 'padding' | undefined }
  >;
  export const Pressable: ComponentType<
    Common & {
      disabled?: boolean;
      onPress: () => void;
      style: (state: { pressed: boolean }) => Styles<ViewStyle>;
    }
  >;
  export const ScrollView: ComponentType<
    ViewProps & {
      horizontal?: boolean;
      keyboardShouldPersistTaps?: 'handled';
      showsHorizontalScrollIndicator?: boolean;
      showsVerticalScrollIndicator?: boolean;
    }
  >;
  export const TextInput: ComponentType<
    Common & {
      autoComplete?: 'off';
      inputMode?: 'decimal' | 'email' | 'search';
      maxLength?: number;
      multiline?: boolean;
      placeholder?: string;
      placeholderTextColor?: string;
      secureTextEntry?: boolean;
      style?: Styles<TextStyle>;
      value?: string;
      onChangeText?: (text: string) => void;
      onSubmitEditing?: () => void;
    }
  >;

  export const AccessibilityInfo: { announceForAccessibility: (text: string) => void };
  export const BackHandler: {
    addEventListener: (
      event: 'hardwareBackPress',
      handler: () => boolean,
    ) => { remove: () => void };
  };
  export const Platform: {
    OS: 'ios' | 'android' | 'web';
    select: (by: { ios: string; android: string; default: string }) => string;
  };
  export function useColorScheme(): 'light' | 'dark' | null | undefined;
  export function useWindowDimensions(): { width: number; height: number };
}

declare module 'react-native-svg' {
  import type { AriaAttributes, ComponentType, ReactNode } from 'react';
  import type { CircleProps, ImageProps, PathProps, RectProps } from '../../render/primitives/host';

  interface SvgProps extends AriaAttributes {
    width: number;
    height: number;
    viewBox: string;
    fill: string;
    preserveAspectRatio?: string;
    role?: 'img';
    style?: { flexShrink: number };
    children?: ReactNode;
  }
  export const Svg: ComponentType<SvgProps>;
  export const Path: ComponentType<PathProps>;
  export const Circle: ComponentType<CircleProps>;
  export const Rect: ComponentType<RectProps>;
  export const Image: ComponentType<ImageProps>;
}

declare module 'react-native-safe-area-context' {
  import type { ComponentType, ReactNode } from 'react';

  export const initialWindowMetrics: object | null;
  export const SafeAreaProvider: ComponentType<{
    initialMetrics?: object | null;
    children?: ReactNode;
  }>;
  export function useSafeAreaInsets(): { top: number; bottom: number };
}

declare module 'expo-font' {
  export function useFonts(files: Readonly<Record<string, number>>): [boolean, Error | null];
}

declare module 'expo-status-bar' {
  import type { ComponentType } from 'react';

  export const StatusBar: ComponentType<{ style: 'light' | 'dark' }>;
}
