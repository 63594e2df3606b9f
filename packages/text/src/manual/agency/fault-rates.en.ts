import { text as rates } from '../../admin/agency/fault-rates.en'
import type { text as source } from './fault-rates.zh-CN'

export const text: typeof source = {
  lead: rates.lead,
  sections: {
    set: {
      title: rates.title,
      steps: [
        `Fill them in one by one, or press “${rates.preset.off}”, “${rates.preset.low}” or “${rates.preset.usual}”, and save.`,
      ],
      notes: [rates.presetsWhy, `${rates.percent}.`],
      hint: `${rates.presetsWhy} Each is drawn by itself, so that one order may meet several.`,
    },
  },
}
