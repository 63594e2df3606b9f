/** Keeps what today's product answers about a sample: npx tsx apps/server/src/testing/samples/accept.mts 0050 (docs/recipes/take-a-sample.md). */
import { differences, told } from './differences'
import { withCluster } from './cluster'
import { openSample } from './open'
import { answersOf } from './question'
import { topicsOf } from './questions'
import { keptAnswers, readSample, sampleNames, writeAnswers } from './sample'

const names = process.argv.length > 2 ? process.argv.slice(2) : sampleNames()
await withCluster(async (cluster) => {
  for (const name of names) {
    const server = await openSample(name, cluster)
    const answers = await answersOf(server, topicsOf(readSample(name)))
    await server.close()
    process.stdout.write(`${name}\n${told(differences(keptAnswers(name), answers)) || 'nothing differs'}\n`)
    writeAnswers(name, answers)
  }
})
