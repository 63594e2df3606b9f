// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './problems.en'
import { text as zhCN } from './problems.zh-CN'
import { text as zhTW } from './problems.zh-TW'

export const problemsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
