// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './arrangers.en'
import { text as zhCN } from './arrangers.zh-CN'
import { text as zhTW } from './arrangers.zh-TW'

export const peopleArrangersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
