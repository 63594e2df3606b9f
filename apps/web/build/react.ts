/** What stands for `react` in the browser: Preact's copy of it, and what the router imports from there without calling it (its transitions are off). */
export * from 'preact/compat'
export { default } from 'preact/compat'

export const useOptimistic = <State>(state: State): [State, () => void] => [state, () => undefined]
