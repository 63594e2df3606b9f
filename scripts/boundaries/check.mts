import { checkCodes } from './codes-at-borders.mts'
import { checkCoreNames } from './core-names.mts'
import { findCycles } from './cycles.mts'
import { checkFile } from './file-rules.mts'
import { checkImports } from './import-rules.mts'
import { checkMigrations } from './migrations.mts'
import { readSources } from './source.mts'
import type { Violation } from './violation.mts'

/** Every breach of the import and file rules of docs/ARCHITECTURE.md below a folder. */
export function checkBoundaries(root: string): Violation[] {
  const files = readSources(root)
  return [
    ...files.flatMap((file) => [...checkFile(file), ...checkCoreNames(file), ...checkCodes(file), ...checkImports(file)]),
    ...checkMigrations(files),
    ...findCycles(files),
  ]
}
