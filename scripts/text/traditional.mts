/** Writes every zh-TW module, the joiners of languages and the list of topics: npx tsx scripts/text/traditional.mts */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinedTopics, joinerModule, joiners, textRoot, topics, topicsModule, traditionalModule } from './catalogue.mts'

function write(file: string, content: string): boolean {
  const path = join(textRoot, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false
  writeFileSync(path, content)
  return true
}

const written = topics().filter((topic) => write(`${topic}.zh-TW.ts`, traditionalModule(topic)))
write('topics.ts', topicsModule())
const joined = joinedTopics()
for (const topic of joiners()) if (!joined.includes(topic)) rmSync(join(textRoot, `${topic}.ts`))
for (const topic of joined) write(`${topic}.ts`, joinerModule(topic))
console.log(`${topics().length} topics, ${written.length} written`)
