import { options } from 'preact'

/** What stands for `react` in the browser: Preact's copy of it, and what the router imports from there without calling it (its transitions are off). */
export * from 'preact/compat'
export { default } from 'preact/compat'

export const useOptimistic = <State>(state: State): [State, () => void] => [state, () => undefined]

// Effects of a press have run before the next one, as with React: a panel that is there hears its Escape.
options.requestAnimationFrame = queueMicrotask
