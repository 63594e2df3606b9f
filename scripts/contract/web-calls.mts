/** Writes what the web client needs of every call, without its schemas: npx tsx scripts/contract/web-calls.mts */
import { writeFileSync } from 'node:fs'
import { webCallsFile, webCallsModule } from './describe-calls.mts'

writeFileSync(webCallsFile, await webCallsModule())
