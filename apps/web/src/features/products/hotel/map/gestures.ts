import type { ScreenPoint } from './projection'

export interface GestureHandlers {
  pan: (right: number, down: number) => void
  /** Nearer by so many steps of zoom, around a point. */
  zoom: (steps: number, at: ScreenPoint) => void
  /** A press that moved nothing. */
  press: (at: ScreenPoint) => void
  point: (at: ScreenPoint | undefined) => void
  fit: () => void
}

const still = 4
const step = 80
const wheelStep = 0.0022

/** One finger or the mouse moves, two fingers or the wheel zoom, arrows, plus, minus and 0 do the same from the keyboard. */
export function listenToGestures(element: HTMLElement, wheel: boolean, handlers: GestureHandlers): () => void {
  const control = new AbortController()
  const { signal } = control
  listenToPointers(element, handlers, signal)
  if (wheel) {
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        handlers.zoom(-event.deltaY * wheelStep * (event.deltaMode === 1 ? 16 : 1), placeOf(element, event))
      },
      { signal, passive: false },
    )
  }
  element.addEventListener('keydown', (event) => onKey(element, event, handlers), { signal })
  return () => control.abort()
}

function placeOf(element: HTMLElement, event: { clientX: number; clientY: number }): ScreenPoint {
  const { left, top } = element.getBoundingClientRect()
  return { left: event.clientX - left, top: event.clientY - top }
}

function listenToPointers(element: HTMLElement, { pan, zoom, press, point }: GestureHandlers, signal: AbortSignal): void {
  const held = new Map<number, ScreenPoint>()
  let travelled = 0
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.target !== element.querySelector('canvas:last-of-type')) return
    element.setPointerCapture(event.pointerId)
    held.set(event.pointerId, placeOf(element, event))
    if (held.size === 1) travelled = 0
  }
  const move = (event: PointerEvent) => {
    const to = placeOf(element, event)
    const from = held.get(event.pointerId)
    if (!from) return point(event.pointerType === 'mouse' ? to : undefined)
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    held.set(event.pointerId, to)
    travelled += Math.hypot(to.left - from.left, to.top - from.top)
    if (!other) return pan(to.left - from.left, to.top - from.top)
    const [before, after] = [distance(from, other), distance(to, other)]
    pan((to.left - from.left) / 2, (to.top - from.top) / 2)
    if (before > 0 && after > 0) zoom(Math.log2(after / before), middle(to, other))
  }
  const up = (event: PointerEvent) => {
    const at = held.get(event.pointerId)
    held.delete(event.pointerId)
    if (at && event.type === 'pointerup' && travelled < still) press(at)
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('pointerleave', () => point(undefined), { signal })
}

const distance = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.left - b.left, a.top - b.top)
const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 })

function onKey(element: HTMLElement, event: KeyboardEvent, { pan, zoom, fit }: GestureHandlers): void {
  if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
  const at = { left: element.clientWidth / 2, top: element.clientHeight / 2 }
  const actions: Record<string, () => void> = {
    ArrowLeft: () => pan(step, 0),
    ArrowRight: () => pan(-step, 0),
    ArrowUp: () => pan(0, step),
    ArrowDown: () => pan(0, -step),
    '+': () => zoom(1, at),
    '=': () => zoom(1, at),
    '-': () => zoom(-1, at),
    '0': fit,
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  action()
}
