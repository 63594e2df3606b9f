// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './scope.en'
import { text as zhCN } from './scope.zh-CN'
import { text as zhTW } from './scope.zh-TW'

export const policyScopeText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
