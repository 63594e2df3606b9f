import type { SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

/** Every import that closes a circle, found by walking each path once. */
export function findCycles(files: readonly SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const finished = new Set<string>()
  const trail: string[] = []
  const violations: Violation[] = []

  function visit(path: string): void {
    trail.push(path)
    for (const { target, line } of byPath.get(path)?.imports ?? []) {
      if (target === undefined || finished.has(target)) continue
      const start = trail.indexOf(target)
      if (start < 0) visit(target)
      else violations.push({ path, line, rule: 'no-cycle', message: [...trail.slice(start), target].join(' -> ') })
    }
    trail.pop()
    finished.add(path)
  }

  for (const { path } of files) if (!finished.has(path)) visit(path)
  return violations
}
