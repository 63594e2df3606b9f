// Made from visa.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './visa.zh-CN'

export const text: typeof source = {
  kind: { title: '簽證類型', sentence: '可辦 {kinds}', label: '可辦簽證類型' },
  kinds: { business: '商務簽證', tourism: '旅遊簽證', family: '探親簽證', evisa: '電子簽證', arrival: '落地簽證' },
  price: { title: '簽證費用', sentence: '每人全部費用不超過 ¥{price}', price: '每人費用上限（元）' },
  express: { title: '加急', sentence: '不可加急辦理' },
}
