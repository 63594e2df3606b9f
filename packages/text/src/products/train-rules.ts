// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './train-rules.en'
import { text as zhCN } from './train-rules.zh-CN'
import { text as zhTW } from './train-rules.zh-TW'

export const trainRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
