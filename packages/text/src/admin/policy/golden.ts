// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './golden.en'
import { text as zhCN } from './golden.zh-CN'
import { text as zhTW } from './golden.zh-TW'

export const policyGoldenText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
