import { useRef } from 'react';
import { View, type GestureResponderEvent } from 'react-native';
import type { PadProps } from '../../../render/primitives/host';
import { nativeStyle } from './native-style';
import { useUnit } from './unit';

export function Pad({ label, width, height, onDrag, onEnter, style, children }: PadProps) {
  const unit = useUnit();
  const size = useRef({ width, height });
  const drag = ({ nativeEvent }: GestureResponderEvent, isStart: boolean) => {
    const { locationX, locationY } = nativeEvent;
    onDrag(
      Math.round((locationX / size.current.width) * width),
      Math.round((locationY / size.current.height) * height),
      isStart,
    );
  };
  return (
    <View
      accessible
      aria-label={label}
      onAccessibilityTap={onEnter}
      onLayout={({ nativeEvent }) => {
        size.current = nativeEvent.layout;
      }}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event) => drag(event, true)}
      onResponderMove={(event) => drag(event, false)}
      style={nativeStyle({ height, ...style }, unit)}
    >
      <View pointerEvents="none">{children}</View>
    </View>
  );
}
