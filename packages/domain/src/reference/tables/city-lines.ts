/**
 * What the map of a city shows besides the shores of its waters: large roads, lines of the metro, names of waters, parks; from our own knowledge of the
 * cities, drawn for a glance, not for navigation. Columns: city, kind (`road`, `metro`, `water`, `park`), name, traditional if different, English, then of a
 * metro the colour of the line and of a park its radius in metres, then points in degrees of WGS-84, to about 500 metres. Behind a point of a metro stands the
 * station worth naming, `@name/traditional if different=English`; a ring ends where it begins. Cities in the order of the hotels' centres.
 */
export const cityLineTable = `
224|road|二环路|二環路|Second Ring Road||39.949,116.353 39.949,116.370 39.950,116.394 39.949,116.417 39.949,116.434 39.941,116.434 39.924,116.434 39.908,116.436 39.895,116.436 39.871,116.436 39.871,116.416 39.870,116.394 39.870,116.376 39.872,116.350 39.884,116.349 39.899,116.349 39.907,116.355 39.923,116.356 39.941,116.355 39.949,116.353
224|road|三环路|三環路|Third Ring Road||39.966,116.323 39.967,116.345 39.967,116.370 39.968,116.395 39.967,116.418 39.961,116.448 39.949,116.461 39.933,116.461 39.909,116.461 39.893,116.461 39.875,116.459 39.858,116.447 39.857,116.420 39.856,116.395 39.857,116.370 39.857,116.345 39.862,116.325 39.874,116.310 39.894,116.310 39.908,116.310 39.925,116.309 39.945,116.309 39.966,116.323
224|road|四环路|四環路|Fourth Ring Road||39.987,116.300 39.985,116.330 39.986,116.355 39.987,116.390 39.987,116.420 39.984,116.450 39.974,116.470 39.960,116.482 39.940,116.484 39.916,116.486 39.893,116.489 39.870,116.487 39.847,116.478 39.834,116.455 39.832,116.425 39.831,116.395 39.829,116.360 39.829,116.330 39.837,116.300 39.852,116.282 39.875,116.276 39.905,116.274 39.930,116.273 39.955,116.276 39.975,116.282 39.987,116.300
224|road|五环路|五環路|Fifth Ring Road||40.021,116.310 40.020,116.340 40.020,116.375 40.017,116.410 40.015,116.445 40.003,116.480 39.987,116.505 39.965,116.530 39.940,116.548 39.910,116.548 39.880,116.546 39.850,116.545 39.820,116.537 39.800,116.510 39.780,116.480 39.764,116.450 39.758,116.415 39.757,116.380 39.760,116.345 39.775,116.305 39.785,116.265 39.800,116.230 39.828,116.213 39.860,116.205 39.895,116.212 39.925,116.214 39.955,116.218 39.975,116.235 39.996,116.248 40.010,116.275 40.021,116.310
224|road|长安街|長安街|Chang'an Avenue||39.907,116.220 39.907,116.255 39.907,116.292 39.907,116.325 39.907,116.356 39.907,116.374 39.908,116.398 39.908,116.417 39.908,116.435 39.909,116.461 39.909,116.490 39.909,116.520
224|road|机场高速|機場高速|Airport Expressway||39.961,116.450 39.975,116.473 39.991,116.500 40.011,116.528 40.032,116.552 40.053,116.582 40.072,116.588
224|road|京藏高速||Beijing–Tibet Expressway||39.968,116.373 39.987,116.371 40.020,116.361 40.060,116.330 40.095,116.302 40.130,116.282 40.168,116.262
224|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||39.894,116.311 39.877,116.276 39.855,116.235 39.832,116.205 39.800,116.180 39.765,116.155
224|metro|1号线八通线|1號線八通線|Line 1 Batong|c23a30|39.907,116.190@古城=Gucheng 39.907,116.236@八宝山/八寶山=Babaoshan 39.908,116.274@五棵松=Wukesong 39.907,116.310@公主坟/公主墳=Gongzhufen 39.907,116.321@军事博物馆/軍事博物館=Military Museum 39.907,116.338@木樨地=Muxidi 39.907,116.357@复兴门/復興門=Fuxingmen 39.907,116.374@西单/西單=Xidan 39.908,116.401@天安门东/天安門東=Tian'anmen East 39.908,116.411@王府井=Wangfujing 39.908,116.418@东单/東單=Dongdan 39.908,116.436@建国门/建國門=Jianguomen 39.909,116.460@国贸/國貿=Guomao 39.908,116.476@大望路=Dawanglu 39.909,116.515@四惠东/四惠東=Sihui East 39.909,116.554@传媒大学/傳媒大學=Communication University 39.883,116.669@梨园/梨園=Liyuan 39.872,116.687@土桥/土橋=Tuqiao 39.855,116.677@环球度假区/環球度假區=Universal Resort
224|metro|2号线|2號線|Line 2|004b87|39.940,116.355@西直门/西直門=Xizhimen 39.949,116.373@积水潭/積水潭=Jishuitan 39.949,116.394@鼓楼大街/鼓樓大街=Guloudajie 39.949,116.417@雍和宫/雍和宮=Lama Temple 39.941,116.434@东直门/東直門=Dongzhimen 39.933,116.434@东四十条/東四十條=Dongsishitiao 39.924,116.434@朝阳门/朝陽門=Chaoyangmen 39.908,116.436@建国门/建國門=Jianguomen 39.905,116.427@北京站=Beijing Railway Station 39.901,116.417@崇文门/崇文門=Chongwenmen 39.900,116.398@前门/前門=Qianmen 39.900,116.384@和平门/和平門=Hepingmen 39.900,116.374@宣武门/宣武門=Xuanwumen 39.900,116.363@长椿街/長椿街=Changchun Street 39.907,116.357@复兴门/復興門=Fuxingmen 39.924,116.356@阜成门/阜成門=Fuchengmen 39.932,116.355@车公庄/車公莊=Chegongzhuang 39.940,116.355@西直门/西直門=Xizhimen
224|metro|4号线大兴线|4號線大興線|Line 4 Daxing|008c95|40.012,116.270@安河桥北/安河橋北=Anheqiao North 39.998,116.290@西苑=Xiyuan 39.990,116.316@北京大学东门/北京大學東門=East Gate of Peking University 39.984,116.316@中关村/中關村=Zhongguancun 39.976,116.317@海淀黄庄/海淀黃莊=Haidianhuangzhuang 39.967,116.322@人民大学/人民大學=Renmin University 39.943,116.325@国家图书馆/國家圖書館=National Library 39.939,116.339@动物园/動物園=Beijing Zoo 39.940,116.355@西直门/西直門=Xizhimen 39.933,116.373@平安里=Ping'anli 39.907,116.374@西单/西單=Xidan 39.900,116.374@宣武门/宣武門=Xuanwumen 39.889,116.374@菜市口=Caishikou 39.878,116.374@陶然亭=Taoranting 39.865,116.379@北京南站=Beijing South Railway Station 39.846,116.371@角门西/角門西=Jiaomen West 39.812,116.366@新宫/新宮=Xingong 39.790,116.329@西红门/西紅門=Xihongmen 39.741,116.332@黄村西大街/黃村西大街=Huangcunxidajie
224|metro|5号线|5號線|Line 5|a6217f|40.083,116.413@天通苑北=Tiantongyuan North 40.062,116.413 40.053,116.415@立水桥/立水橋=Lishuiqiao 40.003,116.417@大屯路东/大屯路東=Datunlu East 39.977,116.417@惠新西街南口=Huixinxijie Nankou 39.968,116.417@和平西桥/和平西橋=Hepingxiqiao 39.949,116.417@雍和宫/雍和宮=Lama Temple 39.940,116.417@北新桥/北新橋=Beixinqiao 39.924,116.418@东四/東四=Dongsi 39.917,116.418@灯市口/燈市口=Dengshikou 39.908,116.418@东单/東單=Dongdan 39.901,116.417@崇文门/崇文門=Chongwenmen 39.893,116.420@磁器口=Ciqikou 39.865,116.422@蒲黄榆/蒲黃榆=Puhuangyu 39.857,116.422@刘家窑/劉家窯=Liujiayao 39.846,116.428@宋家庄/宋家莊=Songjiazhuang
224|metro|6号线|6號線|Line 6|d29700|39.924,116.163@金安桥/金安橋=Jin'anqiao 39.933,116.277@海淀五路居=Haidian Wuluju 39.933,116.294@慈寿寺/慈壽寺=Cishousi 39.933,116.325@白石桥南/白石橋南=Baishiqiao South 39.932,116.355@车公庄/車公莊=Chegongzhuang 39.933,116.373@平安里=Ping'anli 39.933,116.403@南锣鼓巷/南鑼鼓巷=Nanluoguxiang 39.924,116.418@东四/東四=Dongsi 39.924,116.434@朝阳门/朝陽門=Chaoyangmen 39.923,116.461@呼家楼/呼家樓=Hujialou 39.923,116.478@金台路=Jintailu 39.922,116.502@十里堡=Shilibao 39.923,116.517@青年路=Qingnianlu 39.924,116.615@草房=Caofang 39.903,116.690@北运河西/北運河西=Beiyunhe West 39.902,116.747@潞城=Lucheng
224|metro|7号线|7號線|Line 7|ffc56e|39.894,116.321@北京西站=Beijing West Railway Station 39.890,116.333@湾子/灣子=Wanzi 39.889,116.374@菜市口=Caishikou 39.891,116.398@珠市口=Zhushikou 39.893,116.420@磁器口=Ciqikou 39.893,116.441 39.893,116.477@九龙山/九龍山=Jiulongshan 39.893,116.503@百子湾/百子灣=Baiziwan 39.865,116.500@欢乐谷景区/歡樂谷景區=Happy Valley 39.853,116.530@焦化厂/焦化廠=Jiaohuachang 39.854,116.602 39.855,116.677@环球度假区/環球度假區=Universal Resort
224|metro|8号线|8號線|Line 8|009b77|40.104,116.314@朱辛庄/朱辛莊=Zhuxinzhuang 40.081,116.363@回龙观东大街/回龍觀東大街=Huilongguan Dongdajie 40.022,116.373@林萃桥/林萃橋=Lincuiqiao 40.010,116.392@森林公园南门/森林公園南門=South Gate of Forest Park 39.986,116.396@奥体中心/奧體中心=Olympic Sports Center 39.977,116.394@北土城=Beitucheng 39.949,116.394@鼓楼大街/鼓樓大街=Guloudajie 39.938,116.396@什刹海/什剎海=Shichahai 39.933,116.403@南锣鼓巷/南鑼鼓巷=Nanluoguxiang 39.924,116.411@中国美术馆/中國美術館=National Art Museum 39.908,116.411@王府井=Wangfujing 39.900,116.398@前门/前門=Qianmen 39.891,116.398@珠市口=Zhushikou 39.867,116.399@永定门外/永定門外=Yongdingmenwai 39.858,116.400 39.843,116.399@大红门/大紅門=Dahongmen 39.805,116.405 39.761,116.414@瀛海=Yinghai
224|metro|10号线|10號線|Line 10|0092bc|39.975,116.294@巴沟/巴溝=Bagou 39.976,116.317@海淀黄庄/海淀黃莊=Haidianhuangzhuang 39.976,116.340@知春路=Zhichunlu 39.976,116.353@西土城=Xitucheng 39.977,116.394@北土城=Beitucheng 39.977,116.417@惠新西街南口=Huixinxijie Nankou 39.977,116.436@芍药居/芍藥居=Shaoyaoju 39.961,116.457@三元桥/三元橋=Sanyuanqiao 39.949,116.462@亮马桥/亮馬橋=Liangmaqiao 39.923,116.461@呼家楼/呼家樓=Hujialou 39.909,116.460@国贸/國貿=Guomao 39.893,116.461@双井/雙井=Shuangjing 39.876,116.461@潘家园/潘家園=Panjiayuan 39.866,116.459@十里河=Shilihe 39.846,116.428@宋家庄/宋家莊=Songjiazhuang 39.846,116.371@角门西/角門西=Jiaomen West 39.845,116.352@草桥/草橋=Caoqiao 39.851,116.303@丰台站/豐台站=Fengtai Railway Station 39.880,116.303@六里桥/六里橋=Liuliqiao 39.897,116.310@莲花桥/蓮花橋=Lianhuaqiao 39.907,116.310@公主坟/公主墳=Gongzhufen 39.933,116.294@慈寿寺/慈壽寺=Cishousi 39.965,116.288@火器营/火器營=Huoqiying 39.975,116.294@巴沟/巴溝=Bagou
224|metro|13号线|13號線|Line 13|f4da40|39.940,116.355@西直门/西直門=Xizhimen 39.966,116.345@大钟寺/大鐘寺=Dazhongsi 39.976,116.340@知春路=Zhichunlu 39.993,116.338@五道口=Wudaokou 40.033,116.320@上地=Shangdi 40.053,116.306@西二旗=Xi'erqi 40.071,116.319@龙泽/龍澤=Longze 40.071,116.361@霍营/霍營=Huoying 40.053,116.415@立水桥/立水橋=Lishuiqiao 40.043,116.434@北苑=Beiyuan 39.996,116.450@望京西=Wangjing West 39.977,116.436@芍药居/芍藥居=Shaoyaoju 39.968,116.432@光熙门/光熙門=Guangximen 39.958,116.432@柳芳=Liufang 39.941,116.434@东直门/東直門=Dongzhimen
224|metro|14号线|14號線|Line 14|ca9a8e|39.850,116.180@张郭庄/張郭莊=Zhangguozhuang 39.866,116.294@七里庄/七里莊=Qilizhuang 39.868,116.318@丽泽商务区/麗澤商務區=Lize Business District 39.865,116.379@北京南站=Beijing South Railway Station 39.867,116.399@永定门外/永定門外=Yongdingmenwai 39.865,116.411@景泰=Jingtai 39.865,116.422@蒲黄榆/蒲黃榆=Puhuangyu 39.866,116.459@十里河=Shilihe 39.874,116.478@北工大西门/北工大西門=West Gate of BJUT 39.893,116.477@九龙山/九龍山=Jiulongshan 39.908,116.476@大望路=Dawanglu 39.923,116.478@金台路=Jintailu 39.945,116.475@枣营/棗營=Zaoying 39.971,116.490@将台/將台=Jiangtai 39.985,116.482@望京南=Wangjing South 39.998,116.469@望京=Wangjing 40.021,116.466@来广营/來廣營=Laiguangying 40.025,116.480@善各庄/善各莊=Shangezhuang
224|metro|首都机场线|首都機場線|Capital Airport Express|a192b2|39.940,116.417@北新桥/北新橋=Beixinqiao 39.941,116.434@东直门/東直門=Dongzhimen 39.961,116.457@三元桥/三元橋=Sanyuanqiao 39.990,116.500 40.030,116.550 40.053,116.615@3号航站楼/3號航站樓=Terminal 3 40.079,116.593@2号航站楼/2號航站樓=Terminal 2
224|metro|大兴机场线|大興機場線|Daxing Airport Express|0049a5|39.845,116.352@草桥/草橋=Caoqiao 39.780,116.345 39.730,116.358 39.672,116.372@大兴新城/大興新城=Daxing Xincheng 39.590,116.400 39.509,116.411@大兴机场/大興機場=Daxing Airport
224|water|昆明湖||Kunming Lake||39.989,116.269
224|water|什刹海|什剎海|Shichahai||39.941,116.386
224|water|北海||Beihai||39.926,116.388
224|water|通惠河||Tonghui River||39.905,116.530
224|park|奥林匹克森林公园|奧林匹克森林公園|Olympic Forest Park|1500|40.022,116.390
224|park|颐和园|頤和園|Summer Palace|1100|39.996,116.266
224|park|天坛公园|天壇公園|Temple of Heaven Park|900|39.882,116.407
224|park|朝阳公园|朝陽公園|Chaoyang Park|1100|39.942,116.477
224|park|玉渊潭公园|玉淵潭公園|Yuyuantan Park|700|39.916,116.312
321|road|内环高架路|內環高架路|Inner Ring Road||31.271,121.442 31.273,121.465 31.271,121.490 31.268,121.515 31.254,121.533 31.238,121.545 31.220,121.550 31.209,121.535 31.206,121.510 31.199,121.490 31.193,121.472 31.184,121.452 31.187,121.436 31.200,121.425 31.215,121.419 31.232,121.417 31.250,121.423 31.264,121.430 31.271,121.442
321|road|中环路|中環路|Middle Ring Road||31.296,121.415 31.301,121.440 31.304,121.470 31.308,121.500 31.306,121.530 31.295,121.550 31.275,121.575 31.250,121.588 31.220,121.592 31.195,121.583 31.175,121.560 31.158,121.530 31.152,121.500 31.150,121.470 31.151,121.440 31.160,121.408 31.180,121.390 31.205,121.380 31.230,121.376 31.255,121.380 31.280,121.393 31.296,121.415
321|road|外环高速|外環高速|Outer Ring Expressway||31.350,121.400 31.357,121.430 31.359,121.465 31.368,121.495 31.360,121.530 31.330,121.585 31.300,121.630 31.270,121.650 31.235,121.653 31.200,121.650 31.165,121.630 31.140,121.600 31.118,121.565 31.106,121.530 31.103,121.490 31.106,121.450 31.109,121.410 31.117,121.380 31.140,121.358 31.170,121.352 31.200,121.352 31.230,121.350 31.260,121.352 31.290,121.362 31.325,121.380 31.350,121.400
321|road|延安高架路||Yan'an Elevated Road||31.191,121.350 31.195,121.375 31.205,121.395 31.211,121.420 31.220,121.440 31.226,121.460 31.229,121.480
321|road|南北高架路||North–South Elevated Road||31.325,121.452 31.300,121.456 31.275,121.460 31.250,121.463 31.232,121.468 31.213,121.473 31.200,121.472
321|road|世纪大道|世紀大道|Shiji Avenue||31.240,121.500 31.234,121.512 31.228,121.525 31.220,121.540
321|road|沪闵高架路|滬閔高架路|Humin Elevated Road||31.112,121.380 31.130,121.395 31.150,121.413 31.165,121.430 31.178,121.440
321|road|沪嘉高速|滬嘉高速|Shanghai–Jiading Expressway||31.282,121.395 31.295,121.370 31.315,121.335 31.345,121.295 31.370,121.265
321|metro|1号线|1號線|Line 1|e4002b|31.111,121.385@莘庄/莘莊=Shenzhuang 31.142,121.414@锦江乐园/錦江樂園=Jinjiang Park 31.155,121.430@上海南站=Shanghai South Railway Station 31.183,121.436@上海体育馆/上海體育館=Shanghai Indoor Stadium 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.205,121.446@衡山路=Hengshan Road 31.214,121.452@常熟路=Changshu Road 31.217,121.459@陕西南路/陝西南路=Shanxi South Road 31.233,121.474@人民广场/人民廣場=People's Square 31.241,121.459@汉中路/漢中路=Hanzhong Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.259,121.459@中山北路=Zhongshan North Road 31.280,121.452@上海马戏城/上海馬戲城=Shanghai Circus World 31.292,121.450@汶水路=Wenshui Road 31.355,121.434@共富新村=Gongfuxincun 31.392,121.424@富锦路/富錦路=Fujin Road
321|metro|2号线|2號線|Line 2|97d700|31.189,121.302@国家会展中心/國家會展中心=National Exhibition and Convention Center 31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.194,121.327@虹桥2号航站楼/虹橋2號航站樓=Hongqiao Airport Terminal 2 31.218,121.359@淞虹路=Songhong Road 31.211,121.404@娄山关路/婁山關路=Loushanguan Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.220,121.431@江苏路/江蘇路=Jiangsu Road 31.224,121.447@静安寺/靜安寺=Jing'an Temple 31.230,121.460@南京西路=Nanjing West Road 31.233,121.474@人民广场/人民廣場=People's Square 31.238,121.484@南京东路/南京東路=Nanjing East Road 31.238,121.502@陆家嘴/陸家嘴=Lujiazui 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.220,121.544@上海科技馆/上海科技館=Science and Technology Museum 31.203,121.557@龙阳路/龍陽路=Longyang Road 31.202,121.588@张江高科/張江高科=Zhangjiang High Technology Park 31.211,121.621@广兰路/廣蘭路=Guanglan Road 31.187,121.698@川沙=Chuansha 31.150,121.804@浦东1号2号航站楼/浦東1號2號航站樓=Pudong Airport Terminals 1 and 2
321|metro|3号线|3號線|Line 3|ffd100|31.155,121.430@上海南站=Shanghai South Railway Station 31.157,121.443@石龙路/石龍路=Shilong Road 31.187,121.427@宜山路=Yishan Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.252,121.476@宝山路/寶山路=Baoshan Road 31.271,121.478@虹口足球场/虹口足球場=Hongkou Football Stadium 31.290,121.483@大柏树/大柏樹=Dabaishu 31.307,121.485@江湾镇/江灣鎮=Jiangwanzhen 31.405,121.476@友谊路/友誼路=Youyi Road 31.407,121.439@江杨北路/江楊北路=Jiangyang North Road
321|metro|4号线|4號線|Line 4|5f259f|31.187,121.427@宜山路=Yishan Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.219,121.416@中山公园/中山公園=Zhongshan Park 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.249,121.456@上海火车站/上海火車站=Shanghai Railway Station 31.252,121.476@宝山路/寶山路=Baoshan Road 31.260,121.489@海伦路/海倫路=Hailun Road 31.258,121.513@大连路/大連路=Dalian Road 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.211,121.527@蓝村路/藍村路=Lancun Road 31.201,121.489@西藏南路=Xizang South Road 31.194,121.464@大木桥路/大木橋路=Damuqiao Road 31.183,121.436@上海体育馆/上海體育館=Shanghai Indoor Stadium 31.187,121.427@宜山路=Yishan Road
321|metro|7号线|7號線|Line 7|ff6900|31.403,121.352@美兰湖/美蘭湖=Meilanhu 31.317,121.387@上海大学/上海大學=Shanghai University 31.286,121.424@行知路=Xingzhi Road 31.247,121.430@镇坪路/鎮坪路=Zhenping Road 31.241,121.438@长寿路/長壽路=Changshou Road 31.224,121.447@静安寺/靜安寺=Jing'an Temple 31.214,121.452@常熟路=Changshu Road 31.201,121.449@肇嘉浜路=Zhaojiabang Road 31.190,121.454@东安路/東安路=Dong'an Road 31.176,121.493@云台路/雲台路=Yuntai Road 31.203,121.557@龙阳路/龍陽路=Longyang Road 31.212,121.564@花木路=Huamu Road
321|metro|8号线|8號線|Line 8|009ace|31.323,121.532@市光路=Shiguang Road 31.306,121.531@翔殷路=Xiangyin Road 31.295,121.530@延吉中路=Yanji Middle Road 31.274,121.507@四平路=Siping Road 31.271,121.478@虹口足球场/虹口足球場=Hongkou Football Stadium 31.242,121.471@曲阜路=Qufu Road 31.233,121.474@人民广场/人民廣場=People's Square 31.228,121.478@大世界=Dashijie 31.220,121.483@老西门/老西門=Laoximen 31.212,121.486@陆家浜路/陸家浜路=Lujiabang Road 31.201,121.489@西藏南路=Xizang South Road 31.185,121.493@中华艺术宫/中華藝術宮=China Art Museum 31.154,121.480@东方体育中心/東方體育中心=Oriental Sports Center 31.146,121.508 31.063,121.512@沈杜公路=Shendu Highway
321|metro|9号线|9號線|Line 9|71c5e8|30.985,121.230@松江南站=Shanghai Songjiang Railway Station 31.030,121.230@松江新城=Songjiangxincheng 31.055,121.232@松江大学城/松江大學城=Songjiang University Town 31.103,121.230@佘山=Sheshan 31.118,121.257@泗泾/泗涇=Sijing 31.138,121.318@九亭=Jiuting 31.155,121.350@七宝/七寶=Qibao 31.170,121.398@漕河泾开发区/漕河涇開發區=Caohejing Hi-Tech Park 31.187,121.427@宜山路=Yishan Road 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.201,121.449@肇嘉浜路=Zhaojiabang Road 31.212,121.486@陆家浜路/陸家浜路=Lujiabang Road 31.229,121.527@世纪大道/世紀大道=Shiji Avenue 31.240,121.555 31.255,121.590 31.275,121.680@曹路=Caolu
321|metro|10号线|10號線|Line 10|c1a7e2|31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.194,121.327@虹桥2号航站楼/虹橋2號航站樓=Hongqiao Airport Terminal 2 31.193,121.364@上海动物园/上海動物園=Shanghai Zoo 31.200,121.401@伊犁路=Yili Road 31.198,121.421@虹桥路/虹橋路=Hongqiao Road 31.203,121.432@交通大学/交通大學=Jiaotong University 31.217,121.459@陕西南路/陝西南路=Shanxi South Road 31.216,121.475@新天地=Xintiandi 31.220,121.483@老西门/老西門=Laoximen 31.229,121.487@豫园/豫園=Yuyuan Garden 31.238,121.484@南京东路/南京東路=Nanjing East Road 31.245,121.483@天潼路=Tiantong Road 31.260,121.489@海伦路/海倫路=Hailun Road 31.274,121.507@四平路=Siping Road 31.283,121.506@同济大学/同濟大學=Tongji University 31.298,121.514@五角场/五角場=Wujiaochang 31.313,121.508@三门路/三門路=Sanmen Road 31.330,121.506@新江湾城/新江灣城=Xinjiangwancheng
321|metro|11号线|11號線|Line 11|76232f|31.393,121.238@嘉定北=North Jiading 31.340,121.265 31.331,121.255@嘉定新城=Jiading Xincheng 31.297,121.323@南翔=Nanxiang 31.263,121.403@上海西站=Shanghai West Railway Station 31.239,121.417@曹杨路/曹楊路=Caoyang Road 31.220,121.431@江苏路/江蘇路=Jiangsu Road 31.203,121.432@交通大学/交通大學=Jiaotong University 31.194,121.437@徐家汇/徐家匯=Xujiahui 31.173,121.453@龙华/龍華=Longhua 31.154,121.480@东方体育中心/東方體育中心=Oriental Sports Center 31.143,121.513@三林=Sanlin 31.153,121.592@罗山路/羅山路=Luoshan Road 31.143,121.666@迪士尼=Disney Resort
321|metro|13号线|13號線|Line 13|ef95cf|31.240,121.320@金运路/金運路=Jinyun Road 31.234,121.396@真北路=Zhenbei Road 31.232,121.412@金沙江路=Jinshajiang Road 31.241,121.438@长寿路/長壽路=Changshou Road 31.241,121.459@汉中路/漢中路=Hanzhong Road 31.230,121.460@南京西路=Nanjing West Road 31.216,121.475@新天地=Xintiandi 31.184,121.486@世博大道=Shibo Avenue 31.151,121.520@东明路/東明路=Dongming Road 31.178,121.582@华夏中路/華夏中路=Huaxia Middle Road 31.192,121.619@张江路/張江路=Zhangjiang Road
321|metro|16号线|16號線|Line 16|2cd5c4|31.203,121.557@龙阳路/龍陽路=Longyang Road 31.153,121.592@罗山路/羅山路=Luoshan Road 31.078,121.660 31.055,121.761@惠南=Huinan 31.033,121.793@惠南东/惠南東=Huinandong 30.965,121.850 30.907,121.930@滴水湖=Dishui Lake
321|metro|17号线|17號線|Line 17|bb8c78|31.194,121.320@虹桥火车站/虹橋火車站=Hongqiao Railway Station 31.189,121.302@国家会展中心/國家會展中心=National Exhibition and Convention Center 31.188,121.290@徐泾东/徐涇東=Xujingdong 31.175,121.240 31.165,121.180 31.150,121.118@青浦新城=Qingpuxincheng 31.107,121.054@朱家角=Zhujiajiao 31.102,121.018@东方绿舟/東方綠舟=Oriental Land
321|metro|磁浮线|磁浮線|Maglev|008b97|31.203,121.557@龙阳路/龍陽路=Longyang Road 31.195,121.600 31.178,121.660 31.165,121.720 31.153,121.804@浦东国际机场/浦東國際機場=Pudong International Airport
321|water|黄浦江|黃浦江|Huangpu River||31.205,121.500
321|water|苏州河|蘇州河|Suzhou Creek||31.243,121.440
321|water|长江口|長江口|Yangtze Estuary||31.400,121.600
321|water|滴水湖||Dishui Lake||30.899,121.935
321|park|世纪公园|世紀公園|Century Park|650|31.217,121.553
321|park|人民公园|人民公園|People's Park|200|31.233,121.471
321|park|中山公园|中山公園|Zhongshan Park|300|31.222,121.417
321|park|共青森林公园|共青森林公園|Gongqing Forest Park|700|31.323,121.550
321|park|顾村公园|顧村公園|Gucun Park|1200|31.345,121.377
53|road|内环路|內環路|Inner Ring Road||23.148,113.253 23.149,113.275 23.145,113.296 23.127,113.300 23.109,113.295 23.104,113.275 23.105,113.255 23.112,113.240 23.130,113.235 23.148,113.253
53|road|环城高速|環城高速|City Ring Expressway||23.175,113.235 23.180,113.270 23.172,113.310 23.178,113.345 23.170,113.385 23.145,113.410 23.115,113.415 23.085,113.405 23.065,113.370 23.055,113.330 23.050,113.290 23.055,113.250 23.070,113.220 23.100,113.215 23.130,113.217 23.155,113.222 23.175,113.235
53|road|东风路|東風路|Dongfeng Road||23.133,113.248 23.134,113.265 23.134,113.282 23.135,113.300
53|road|黄埔大道|黃埔大道|Huangpu Avenue||23.124,113.305 23.125,113.325 23.123,113.350 23.119,113.375 23.113,113.405 23.105,113.435
53|road|广州大道|廣州大道|Guangzhou Avenue||23.175,113.320 23.155,113.314 23.135,113.309 23.115,113.312 23.095,113.318 23.075,113.315 23.050,113.318
53|road|机场高速|機場高速|Airport Expressway||23.160,113.258 23.190,113.262 23.225,113.270 23.265,113.290 23.305,113.300 23.350,113.305
53|metro|1号线|1號線|Line 1|f3d03e|23.067,113.234@西塱=Xilang 23.097,113.236@芳村=Fangcun 23.108,113.243@黄沙/黃沙=Huangsha 23.126,113.246@陈家祠/陳家祠=Chen Clan Academy 23.126,113.256@西门口/西門口=Ximenkou 23.126,113.264@公园前/公園前=Gongyuanqian 23.126,113.276@农讲所/農講所=Nongjiangsuo 23.123,113.294@东山口/東山口=Dongshankou 23.129,113.306@杨箕/楊箕=Yangji 23.132,113.321@体育西路/體育西路=Tiyuxilu 23.138,113.325@体育中心/體育中心=Tiyu Zhongxin 23.150,113.324@广州东站/廣州東站=Guangzhou East Railway Station
53|metro|2号线|2號線|Line 2|00629b|23.237,113.283@嘉禾望岗/嘉禾望崗=Jiahewanggang 23.199,113.268@白云公园/白雲公園=Baiyun Park 23.162,113.256@三元里=Sanyuanli 23.148,113.257@广州火车站/廣州火車站=Guangzhou Railway Station 23.139,113.263@越秀公园/越秀公園=Yuexiu Park 23.133,113.264@纪念堂/紀念堂=Memorial Hall 23.126,113.264@公园前/公園前=Gongyuanqian 23.114,113.264@海珠广场/海珠廣場=Haizhu Square 23.105,113.265@市二宫/市二宮=The 2nd Workers' Cultural Palace 23.097,113.270@江南西=Jiangnanxi 23.088,113.275@昌岗/昌崗=Changgang 23.065,113.300@南洲=Nanzhou 23.041,113.305@洛溪=Luoxi 22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station
53|metro|3号线|3號線|Line 3|eca154|22.937,113.384@番禺广场/番禺廣場=Panyu Square 22.948,113.362@市桥/市橋=Shiqiao 22.992,113.330@汉溪长隆/漢溪長隆=Hanxi Changlong 23.018,113.316@大石=Dashi 23.055,113.324@沥滘/瀝滘=Lijiao 23.097,113.323@客村=Kecun 23.109,113.325@广州塔/廣州塔=Canton Tower 23.119,113.321@珠江新城=Zhujiang New Town 23.132,113.321@体育西路/體育西路=Tiyuxilu 23.134,113.341@岗顶/崗頂=Gangding 23.137,113.351@华师/華師=South China Normal University 23.171,113.345@天河客运站/天河客運站=Tianhe Coach Terminal
53|metro|4号线|4號線|Line 4|00843d|23.139,113.411@黄村/黃村=Huangcun 23.122,113.397@车陂/車陂=Chebei 23.116,113.397@车陂南/車陂南=Chebeinan 23.100,113.385@万胜围/萬勝圍=Wanshengwei 23.058,113.386@大学城北/大學城北=Higher Education Mega Center North 23.042,113.399@大学城南/大學城南=Higher Education Mega Center South 23.026,113.420@新造=Xinzao 22.965,113.445@石碁=Shiqi 22.925,113.475@低涌=Diyong 22.830,113.512@黄阁/黃閣=Huangge 22.790,113.535@金洲=Jinzhou 22.748,113.613@南沙客运港/南沙客運港=Nansha Passenger Port
53|metro|5号线|5號線|Line 5|c5003e|23.109,113.214@滘口=Jiaokou 23.142,113.242@西村=Xicun 23.148,113.257@广州火车站/廣州火車站=Guangzhou Railway Station 23.141,113.277@小北=Xiaobei 23.139,113.294@区庄/區莊=Quzhuang 23.138,113.308@动物园/動物園=Guangzhou Zoo 23.129,113.306@杨箕/楊箕=Yangji 23.119,113.321@珠江新城=Zhujiang New Town 23.119,113.332@猎德/獵德=Liede 23.118,113.361@员村/員村=Yuancun 23.116,113.397@车陂南/車陂南=Chebeinan 23.103,113.430@鱼珠/魚珠=Yuzhu 23.104,113.443@大沙地=Dashadi 23.105,113.470@文冲/文沖=Wenchong
53|metro|6号线|6號線|Line 6|80225f|23.165,113.203@浔峰岗/潯峰崗=Xunfenggang 23.150,113.208@横沙/橫沙=Hengsha 23.124,113.221@坦尾=Tanwei 23.108,113.243@黄沙/黃沙=Huangsha 23.108,113.249@文化公园/文化公園=Cultural Park 23.114,113.264@海珠广场/海珠廣場=Haizhu Square 23.118,113.276@团一大广场/團一大廣場=Tuanyida Square 23.123,113.294@东山口/東山口=Dongshankou 23.139,113.294@区庄/區莊=Quzhuang 23.145,113.302@沙河顶/沙河頂=Shaheding 23.162,113.326@天平架=Tianpingjia 23.155,113.333@燕塘=Yantang 23.171,113.345@天河客运站/天河客運站=Tianhe Coach Terminal 23.177,113.361@植物园/植物園=Botanical Garden 23.171,113.405 23.175,113.440@苏元/蘇元=Suyuan 23.172,113.490@香雪=Xiangxue
53|metro|7号线|7號線|Line 7|97d700|22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station 23.005,113.285@谢村/謝村=Xiecun 22.992,113.330@汉溪长隆/漢溪長隆=Hanxi Changlong 23.015,113.380@板桥/板橋=Banqiao 23.042,113.399@大学城南/大學城南=Higher Education Mega Center South 23.060,113.415@深井=Shenjing 23.108,113.455@大沙东/大沙東=Dashadong
53|metro|8号线|8號線|Line 8|008c95|23.226,113.218@滘心=Jiaoxin 23.170,113.225@同德=Tongde 23.142,113.242@西村=Xicun 23.126,113.246@陈家祠/陳家祠=Chen Clan Academy 23.108,113.249@文化公园/文化公園=Cultural Park 23.103,113.256@同福西=Tongfuxi 23.088,113.275@昌岗/昌崗=Changgang 23.092,113.292@中大=Sun Yat-sen University 23.097,113.323@客村=Kecun 23.099,113.339@磨碟沙=Modiesha 23.099,113.370@琶洲=Pazhou 23.100,113.385@万胜围/萬勝圍=Wanshengwei
53|metro|21号线|21號線|Line 21|201747|23.118,113.361@员村/員村=Yuancun 23.127,113.364@天河公园/天河公園=Tianhe Park 23.139,113.411@黄村/黃村=Huangcun 23.152,113.425 23.175,113.440@苏元/蘇元=Suyuan 23.190,113.470@水西=Shuixi 23.235,113.510 23.285,113.560@镇龙西/鎮龍西=Zhenlongxi 23.284,113.630 23.290,113.730 23.288,113.812@增城广场/增城廣場=Zengcheng Square
53|metro|广佛线|廣佛線|Guangfo Line|c4d600|22.975,113.120@新城东/新城東=Xinchengdong 23.003,113.110@魁奇路=Kuiqi Road 23.030,113.110@祖庙/祖廟=Zumiao 23.045,113.150@千灯湖/千燈湖=Qiandeng Lake 23.067,113.234@西塱=Xilang 23.080,113.266@燕岗/燕崗=Yangang 23.055,113.324@沥滘/瀝滘=Lijiao
53|metro|3号线机场支线|3號線機場支線|Line 3 Airport Branch|eca154|23.132,113.321@体育西路/體育西路=Tiyuxilu 23.142,113.323@林和西=Linhexi 23.150,113.324@广州东站/廣州東站=Guangzhou East Railway Station 23.155,113.333@燕塘=Yantang 23.175,113.310 23.200,113.290 23.237,113.283@嘉禾望岗/嘉禾望崗=Jiahewanggang 23.270,113.280@龙归/龍歸=Longgui 23.320,113.295@人和=Renhe 23.353,113.307@高增=Gaozeng 23.390,113.305@机场南/機場南=Airport South 23.402,113.312@机场北/機場北=Airport North
53|water|珠江||Pearl River||23.111,113.290
53|water|流花湖||Liuhua Lake||23.137,113.250
53|water|狮子洋|獅子洋|Shiziyang||22.920,113.535
53|water|沙面白鹅潭|沙面白鵝潭|White Swan Pool||23.104,113.236
53|park|越秀公园|越秀公園|Yuexiu Park|450|23.140,113.264
53|park|白云山|白雲山|Baiyun Mountain|2500|23.184,113.297
53|park|天河公园|天河公園|Tianhe Park|400|23.127,113.362
53|park|华南植物园|華南植物園|South China Botanical Garden|900|23.185,113.363
53|park|海珠湿地公园|海珠溼地公園|Haizhu Wetland Park|1000|23.070,113.335
261|road|深南大道||Shennan Avenue||22.540,113.920 22.535,113.945 22.540,113.965 22.539,113.985 22.539,114.010 22.540,114.035 22.543,114.060 22.541,114.085 22.544,114.110 22.547,114.125
261|road|滨海大道|濱海大道|Binhai Avenue||22.523,113.920 22.515,113.945 22.521,113.970 22.524,113.995 22.531,114.020
261|road|滨河大道|濱河大道|Binhe Avenue||22.531,114.020 22.524,114.040 22.524,114.065 22.534,114.090 22.541,114.113
261|road|北环大道|北環大道|Beihuan Avenue||22.552,113.920 22.553,113.945 22.555,113.975 22.557,114.000 22.560,114.025 22.566,114.050 22.568,114.075 22.567,114.100
261|road|南坪快速路||Nanping Expressway||22.575,113.915 22.585,113.950 22.590,113.985 22.602,114.015 22.608,114.045 22.605,114.075 22.610,114.105
261|road|广深高速|廣深高速|Guangzhou–Shenzhen Expressway||22.530,114.045 22.550,114.010 22.560,113.980 22.565,113.940 22.575,113.900 22.605,113.868 22.645,113.840 22.690,113.815 22.740,113.800
261|road|广深沿江高速|廣深沿江高速|Guangzhou–Shenzhen Coastal Expressway||22.505,113.880 22.540,113.862 22.580,113.835 22.620,113.805 22.660,113.785 22.710,113.765
261|metro|1号线|1號線|Line 1|00b140|22.532,114.114@罗湖/羅湖=Luohu 22.541,114.113@国贸/國貿=Guomao 22.546,114.110@老街=Laojie 22.543,114.103@大剧院/大劇院=Grand Theater 22.542,114.090@科学馆/科學館=Science Museum 22.542,114.080@华强路/華強路=Huaqiang Road 22.535,114.056@会展中心/會展中心=Convention and Exhibition Center 22.536,114.050@购物公园/購物公園=Shopping Park 22.537,114.020@车公庙/車公廟=Chegongmiao 22.537,114.006@竹子林=Zhuzilin 22.538,113.969@世界之窗=Window of the World 22.540,113.940@深大=Shenzhen University 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.557,113.884@宝安中心/寶安中心=Bao'anzhongxin 22.572,113.866@西乡/西鄉=Xixiang 22.653,113.829@机场东/機場東=Airport East
261|metro|2号线|2號線|Line 2|b94700|22.484,113.894@赤湾/赤灣=Chiwan 22.487,113.911@海上世界=Sea World 22.519,113.934@后海=Houhai 22.527,113.956@红树湾/紅樹灣=Hongshuwan 22.538,113.969@世界之窗=Window of the World 22.551,113.983@侨城北/僑城北=Qiaocheng North 22.554,114.038@景田=Jingtian 22.549,114.048@莲花西/蓮花西=Lianhuaxi 22.540,114.050@福田=Futian 22.543,114.056@市民中心=Civic Center 22.543,114.063@岗厦北/崗廈北=Gangshabei 22.547,114.080@华强北/華強北=Huaqiang North 22.543,114.103@大剧院/大劇院=Grand Theater 22.548,114.133@黄贝岭/黃貝嶺=Huangbeiling 22.550,114.143@新秀=Xinxiu
261|metro|3号线|3號線|Line 3|00a9e0|22.518,114.060@福保=Fubao 22.522,114.054@益田=Yitian 22.526,114.050@石厦/石廈=Shisha 22.536,114.050@购物公园/購物公園=Shopping Park 22.540,114.050@福田=Futian 22.551,114.054@少年宫/少年宮=Children's Palace 22.551,114.067@莲花村/蓮花村=Lianhua Village 22.553,114.080@华新/華新=Huaxin 22.550,114.098@红岭/紅嶺=Hongling 22.546,114.110@老街=Laojie 22.562,114.121@田贝/田貝=Tianbei 22.602,114.115@布吉=Buji 22.624,114.142 22.643,114.198@横岗/橫崗=Henggang 22.695,114.218@大运/大運=Universiade 22.720,114.244@龙城广场/龍城廣場=Longcheng Square 22.728,114.262@双龙/雙龍=Shuanglong
261|metro|4号线|4號線|Line 4|dc241f|22.518,114.065@福田口岸=Futian Checkpoint 22.527,114.057@福民=Fumin 22.535,114.056@会展中心/會展中心=Convention and Exhibition Center 22.543,114.056@市民中心=Civic Center 22.551,114.054@少年宫/少年宮=Children's Palace 22.561,114.052@莲花北/蓮花北=Lianhua North 22.570,114.055@上梅林=Shangmeilin 22.592,114.044@民乐/民樂=Minyue 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.622,114.018@红山/紅山=Hongshan 22.656,114.022@龙华/龍華=Longhua 22.665,114.034@清湖=Qinghu 22.740,114.060@牛湖=Niuhu
261|metro|5号线|5號線|Line 5|a05eb5|22.484,113.894@赤湾/赤灣=Chiwan 22.495,113.885@铁路公园/鐵路公園=Railway Park 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.557,113.884@宝安中心/寶安中心=Bao'anzhongxin 22.577,113.897@灵芝/靈芝=Lingzhi 22.582,113.951@西丽/西麗=Xili 22.583,113.963@大学城/大學城=University Town 22.590,113.995@塘朗=Tanglang 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.628,114.055@五和=Wuhe 22.632,114.065@坂田=Bantian 22.602,114.115@布吉=Buji 22.590,114.125@百鸽笼/百鴿籠=Baigelong 22.569,114.126@太安=Tai'an 22.548,114.133@黄贝岭/黃貝嶺=Huangbeiling
261|metro|6号线|6號線|Line 6|00c7b1|22.764,113.827@松岗/松崗=Songgang 22.760,113.855@溪头/溪頭=Xitou 22.775,113.895@公明广场/公明廣場=Gongming Square 22.757,113.935@光明=Guangming 22.693,113.935@上屋=Shangwu 22.655,113.995 22.611,114.025@深圳北站=Shenzhen North Railway Station 22.570,114.055@上梅林=Shangmeilin 22.542,114.090@科学馆/科學館=Science Museum
261|metro|7号线|7號線|Line 7|0033a0|22.594,113.962@西丽湖/西麗湖=Xili Lake 22.582,113.951@西丽/西麗=Xili 22.574,113.950@茶光=Chaguang 22.551,114.000@安托山=Antuoshan 22.537,114.020@车公庙/車公廟=Chegongmiao 22.526,114.050@石厦/石廈=Shisha 22.527,114.057@福民=Fumin 22.521,114.068@皇岗口岸/皇崗口岸=Huanggang Checkpoint 22.532,114.080@华强南/華強南=Huaqiang South 22.547,114.080@华强北/華強北=Huaqiang North 22.553,114.080@华新/華新=Huaxin 22.564,114.107@笋岗/筍崗=Sungang 22.562,114.121@田贝/田貝=Tianbei 22.569,114.126@太安=Tai'an
261|metro|9号线|9號線|Line 9|7b6469|22.520,113.885@前湾/前灣=Qianwan 22.519,113.934@后海=Houhai 22.523,113.957@红树湾南/紅樹灣南=Hongshuwan South 22.537,114.020@车公庙/車公廟=Chegongmiao 22.554,114.038@景田=Jingtian 22.570,114.055@上梅林=Shangmeilin 22.568,114.085@银湖/銀湖=Yinhu 22.550,114.098@红岭/紅嶺=Hongling 22.539,114.100@红岭南/紅嶺南=Hongling South 22.541,114.127@文锦/文錦=Wenjin
261|metro|11号线|11號線|Line 11|672146|22.543,114.063@岗厦北/崗廈北=Gangshabei 22.540,114.050@福田=Futian 22.537,114.020@车公庙/車公廟=Chegongmiao 22.523,113.957@红树湾南/紅樹灣南=Hongshuwan South 22.519,113.934@后海=Houhai 22.527,113.918@南山=Nanshan 22.538,113.894@前海湾/前海灣=Qianhaiwan 22.558,113.878@宝安/寶安=Bao'an 22.583,113.850@碧海湾/碧海灣=Bihaiwan 22.622,113.812@机场/機場=Airport 22.677,113.805@福永=Fuyong 22.690,113.800@桥头/橋頭=Qiaotou 22.720,113.810@马安山/馬安山=Ma'anshan 22.735,113.815@沙井=Shajing 22.764,113.827@松岗/松崗=Songgang 22.790,113.830@碧头/碧頭=Bitou
261|metro|14号线|14號線|Line 14|f2c75c|22.543,114.063@岗厦北/崗廈北=Gangshabei 22.550,114.087@黄木岗/黃木崗=Huangmugang 22.575,114.125@罗湖北/羅湖北=Luohu North 22.602,114.115@布吉=Buji 22.640,114.155@四季景山=Siji Jingshan 22.695,114.218@大运/大運=Universiade 22.693,114.280 22.690,114.345@坪山围/坪山圍=Pingshanwei 22.758,114.395@沙田=Shatian
261|water|深圳湾|深圳灣|Shenzhen Bay||22.490,113.970
261|water|前海湾|前海灣|Qianhai Bay||22.525,113.868
261|water|大鹏湾|大鵬灣|Mirs Bay||22.540,114.330
261|park|莲花山公园|蓮花山公園|Lianhuashan Park|700|22.556,114.054
261|park|深圳湾公园|深圳灣公園|Shenzhen Bay Park|700|22.517,113.975
261|park|深圳中心公园|深圳中心公園|Shenzhen Central Park|600|22.548,114.070
261|park|笔架山公园|筆架山公園|Bijiashan Park|600|22.563,114.075
261|park|仙湖植物园|仙湖植物園|Fairy Lake Botanical Garden|1200|22.578,114.170
312|road|一环路|一環路|First Ring Road||30.690,104.035 30.693,104.060 30.690,104.085 30.678,104.100 30.662,104.107 30.645,104.102 30.634,104.085 30.630,104.065 30.635,104.045 30.648,104.028 30.668,104.024 30.690,104.035
312|road|二环路|二環路|Second Ring Road||30.690,104.015 30.702,104.040 30.706,104.070 30.697,104.100 30.680,104.120 30.655,104.122 30.632,104.110 30.620,104.090 30.615,104.065 30.620,104.040 30.638,104.020 30.660,104.010 30.690,104.015
312|road|三环路|三環路|Third Ring Road||30.700,103.990 30.720,104.020 30.726,104.055 30.725,104.090 30.710,104.130 30.685,104.153 30.650,104.155 30.620,104.145 30.598,104.115 30.588,104.080 30.588,104.050 30.600,104.015 30.622,103.990 30.655,103.975 30.685,103.975 30.700,103.990
312|road|绕城高速|繞城高速|Chengdu Ring Expressway||30.745,103.955 30.775,104.000 30.785,104.050 30.775,104.110 30.750,104.160 30.710,104.200 30.660,104.205 30.610,104.190 30.570,104.155 30.545,104.110 30.535,104.060 30.540,104.010 30.565,103.965 30.600,103.935 30.650,103.920 30.700,103.925 30.745,103.955
312|road|天府大道||Tianfu Avenue||30.605,104.066 30.580,104.066 30.555,104.067 30.530,104.068 30.500,104.069 30.470,104.070 30.440,104.071
312|road|机场高速|機場高速|Airport Expressway||30.610,104.055 30.595,104.030 30.580,104.000 30.575,103.975
312|metro|1号线|1號線|Line 1|0a2ee5|30.725,104.082@韦家碾/韋家碾=Weijianian 30.696,104.073@火车北站/火車北站=North Railway Station 30.676,104.072@文殊院=Wenshuyuan 30.668,104.065@骡马市/騾馬市=Luomashi 30.658,104.066@天府广场/天府廣場=Tianfu Square 30.645,104.067@华西坝/華西壩=Huaxiba 30.632,104.067@省体育馆/省體育館=Sichuan Gymnasium 30.608,104.067@火车南站/火車南站=South Railway Station 30.585,104.066@金融城=Financial City 30.570,104.065@孵化园/孵化園=Incubation Park 30.553,104.067@世纪城/世紀城=Century City 30.525,104.072@华府大道/華府大道=Huafu Avenue 30.425,104.075@西博城=Western China International Expo City 30.380,104.085@科学城/科學城=Science City
312|metro|2号线|2號線|Line 2|ff5f00|30.760,103.970@犀浦=Xipu 30.730,103.985@天河路=Tianhe Road 30.708,104.012@茶店子客运站/茶店子客運站=Chadianzi Coach Station 30.690,104.030@一品天下=Yipintianxia 30.659,104.056@人民公园/人民公園=People's Park 30.658,104.066@天府广场/天府廣場=Tianfu Square 30.656,104.080@春熙路=Chunxi Road 30.649,104.088@东门大桥/東門大橋=Dongmen Bridge 30.645,104.095@牛王庙/牛王廟=Niuwangmiao 30.630,104.140@成都东客站/成都東客站=Chengdu East Railway Station 30.615,104.180@惠王陵=Huiwangling 30.585,104.225@连山坡/連山坡=Lianshanpo 30.560,104.270@龙泉驿/龍泉驛=Longquanyi
312|metro|3号线|3號線|Line 3|ea00a4|30.825,104.155@成都医学院/成都醫學院=Chengdu Medical College 30.745,104.120 30.710,104.105@动物园/動物園=Zoo 30.697,104.090@驷马桥/駟馬橋=Simaqiao 30.675,104.085@红星桥/紅星橋=Hongxingqiao 30.663,104.083@市二医院/市二醫院=Chengdu Second People's Hospital 30.656,104.080@春熙路=Chunxi Road 30.647,104.077@新南门/新南門=Xinnanmen 30.632,104.067@省体育馆/省體育館=Sichuan Gymnasium 30.643,104.050@高升桥/高升橋=Gaoshengqiao 30.615,104.030@太平园/太平園=Taipingyuan 30.605,104.020 30.560,103.915@双流西站/雙流西站=Shuangliu West Railway Station
312|metro|4号线|4號線|Line 4|00af3e|30.683,103.980@成都西站=Chengdu West Railway Station 30.670,104.008 30.668,104.040@中医大省医院/中醫大省醫院=TCM University and People's Hospital 30.668,104.055@宽窄巷子/寬窄巷子=Kuanzhai Alley 30.668,104.065@骡马市/騾馬市=Luomashi 30.667,104.077@太升南路=Taisheng South Road 30.663,104.083@市二医院/市二醫院=Chengdu Second People's Hospital 30.660,104.100@玉双路/玉雙路=Yushuang Road 30.660,104.135@槐树店/槐樹店=Huaishudian 30.678,104.185 30.675,104.240@西河=Xihe
312|metro|7号线|7號線|Line 7|73d6ff|30.696,104.073@火车北站/火車北站=North Railway Station 30.697,104.090@驷马桥/駟馬橋=Simaqiao 30.690,104.110@八里庄/八里莊=Balizhuang 30.680,104.143@理工大学/理工大學=Chengdu University of Technology 30.660,104.135@槐树店/槐樹店=Huaishudian 30.630,104.140@成都东客站/成都東客站=Chengdu East Railway Station 30.613,104.115@四川师大/四川師大=Sichuan Normal University 30.605,104.095@琉璃场/琉璃場=Liulichang 30.608,104.067@火车南站/火車南站=South Railway Station 30.615,104.030@太平园/太平園=Taipingyuan 30.640,104.010@武侯大道=Wuhou Avenue 30.672,104.010@文化宫/文化宮=Cultural Palace 30.690,104.030@一品天下=Yipintianxia 30.701,104.058@北站西二路=Beizhan Xierlu 30.696,104.073@火车北站/火車北站=North Railway Station
312|metro|10号线|10號線|Line 10|0033a0|30.615,104.030@太平园/太平園=Taipingyuan 30.590,104.010 30.572,103.962@双流机场1航站楼/雙流機場1航站樓=Shuangliu Airport Terminal 1 30.560,103.958@双流机场2航站楼/雙流機場2航站樓=Shuangliu Airport Terminal 2 30.560,103.915@双流西站/雙流西站=Shuangliu West Railway Station 30.485,103.870 30.415,103.812@新平=Xinping
312|metro|18号线|18號線|Line 18|006f62|30.608,104.067@火车南站/火車南站=South Railway Station 30.570,104.065@孵化园/孵化園=Incubation Park 30.553,104.067@世纪城/世紀城=Century City 30.470,104.110 30.425,104.075@西博城=Western China International Expo City 30.370,104.145@天府新站=Tianfu Railway Station 30.360,104.250 30.295,104.300@三岔=Sancha 30.312,104.375 30.312,104.440@天府机场1号2号航站楼/天府機場1號2號航站樓=Tianfu Airport Terminals 1 and 2
312|water|锦江|錦江|Jin River||30.635,104.090
312|water|府河||Fu River||30.685,104.055
312|water|兴隆湖|興隆湖|Xinglong Lake||30.400,104.085
312|park|人民公园|人民公園|People's Park|220|30.660,104.053
312|park|杜甫草堂||Du Fu Thatched Cottage|350|30.662,104.022
312|park|浣花溪公园|浣花溪公園|Huanhuaxi Park|400|30.659,104.028
312|park|桂溪生态公园|桂溪生態公園|Guixi Ecological Park|700|30.560,104.062
312|park|大熊猫基地|大熊貓基地|Giant Panda Base|1000|30.735,104.145
117|road|绕城高速|繞城高速|Hangzhou Ring Expressway||30.385,120.140 30.375,120.200 30.360,120.260 30.345,120.310 30.325,120.375 30.275,120.370 30.235,120.360 30.190,120.350 30.150,120.330 30.115,120.270 30.110,120.200 30.125,120.130 30.160,120.075 30.210,120.040 30.260,120.025 30.310,120.010 30.350,120.050 30.385,120.140
117|road|中河高架路||Zhonghe Elevated Road||30.330,120.170 30.310,120.168 30.285,120.165 30.265,120.166 30.245,120.168 30.230,120.168 30.205,120.165 30.185,120.170
117|road|秋石快速路||Qiushi Expressway||30.345,120.195 30.320,120.190 30.295,120.190 30.270,120.192 30.250,120.190 30.230,120.188 30.205,120.200 30.180,120.215
117|road|天目山路||Tianmushan Road||30.272,120.035 30.271,120.065 30.272,120.095 30.270,120.125 30.269,120.150 30.270,120.163
117|road|机场高速|機場高速|Airport Expressway||30.205,120.220 30.203,120.260 30.205,120.300 30.212,120.350 30.225,120.400 30.235,120.425
117|road|江南大道||Jiangnan Avenue||30.212,120.205 30.205,120.215 30.195,120.230 30.185,120.240
117|metro|1号线|1號線|Line 1|c8102e|30.165,120.235@湘湖=Xianghu 30.172,120.222@滨康路/濱康路=Binkang Road 30.186,120.218@西兴/西興=Xixing 30.197,120.212@滨和路/濱和路=Binhe Road 30.208,120.214@江陵路=Jiangling Road 30.229,120.191@近江=Jinjiang 30.245,120.179@城站=Chengzhan Railway Station 30.246,120.167@定安路=Ding'an Road 30.254,120.160@龙翔桥/龍翔橋=Longxiangqiao 30.264,120.159@凤起路/鳳起路=Fengqi Road 30.272,120.159@武林广场/武林廣場=Wulin Square 30.278,120.160@西湖文化广场/西湖文化廣場=West Lake Cultural Square 30.284,120.176@打铁关/打鐵關=Datieguan 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.310,120.272@客运中心/客運中心=Coach Center 30.309,120.312@下沙西=Xiasha West 30.310,120.352@文泽路/文澤路=Wenze Road 30.303,120.392@下沙江滨/下沙江濱=Xiasha Jiangbin 30.295,120.420 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport
117|metro|2号线|2號線|Line 2|ed8b00|30.358,120.038@良渚=Liangzhu 30.322,120.085@三墩=Sandun 30.294,120.110@丰潭路/豐潭路=Fengtan Road 30.286,120.125@古翠路=Gucui Road 30.270,120.153@武林门/武林門=Wulinmen 30.264,120.159@凤起路/鳳起路=Fengqi Road 30.264,120.177@建国北路/建國北路=Jianguo North Road 30.259,120.199@庆春广场/慶春廣場=Qingchun Square 30.254,120.209@钱江路/錢江路=Qianjiang Road 30.246,120.235@钱江世纪城/錢江世紀城=Qianjiang Century City 30.212,120.250@振宁路/振寧路=Zhenning Road 30.168,120.263@人民广场/人民廣場=Renmin Square 30.127,120.281@朝阳/朝陽=Chaoyang
117|metro|4号线|4號線|Line 4|84bd00|30.157,120.157@浦沿=Puyan 30.205,120.165 30.229,120.191@近江=Jinjiang 30.242,120.207@城星路=Chengxing Road 30.249,120.209@市民中心=Civic Center 30.254,120.209@钱江路/錢江路=Qianjiang Road 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.296,120.222@彭埠=Pengbu 30.336,120.205
117|metro|5号线|5號線|Line 5|00a3e0|30.281,120.010@创景路/創景路=Chuangjing Road 30.281,120.045@五常=Wuchang 30.303,120.130@和睦=Hemu 30.318,120.147@拱宸桥东/拱宸橋東=Gongchen Bridge East 30.318,120.175@善贤/善賢=Shanxian 30.284,120.176@打铁关/打鐵關=Datieguan 30.264,120.177@建国北路/建國北路=Jianguo North Road 30.245,120.179@城站=Chengzhan Railway Station 30.234,120.175@江城路=Jiangcheng Road 30.183,120.190@长河/長河=Changhe 30.172,120.222@滨康路/濱康路=Binkang Road 30.168,120.263@人民广场/人民廣場=Renmin Square 30.172,120.293@火车南站/火車南站=Hangzhou South Railway Station 30.185,120.320@姑娘桥/姑娘橋=Guniangqiao
117|metro|7号线|7號線|Line 7|8e3a80|30.240,120.164@吴山广场/吳山廣場=Wushan Square 30.234,120.175@江城路=Jiangcheng Road 30.249,120.209@市民中心=Civic Center 30.231,120.226@奥体中心/奧體中心=Olympic Sports Center 30.213,120.275@建设三路/建設三路=Jianshesan Road 30.205,120.330 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport 30.268,120.490
117|metro|19号线|19號線|Line 19|71b2e8|30.302,119.980@火车西站/火車西站=Hangzhou West Railway Station 30.281,120.010@创景路/創景路=Chuangjing Road 30.282,120.085 30.278,120.160@西湖文化广场/西湖文化廣場=West Lake Cultural Square 30.291,120.208@火车东站/火車東站=Hangzhou East Railway Station 30.248,120.265 30.215,120.330 30.237,120.432@萧山国际机场/蕭山國際機場=Xiaoshan International Airport
117|water|西湖||West Lake||30.247,120.145
117|water|钱塘江|錢塘江|Qiantang River||30.222,120.200
117|water|京杭大运河|京杭大運河|Grand Canal||30.305,120.138
117|water|湘湖||Xianghu Lake||30.140,120.215
117|park|西溪国家湿地公园|西溪國家溼地公園|Xixi National Wetland Park|1500|30.268,120.060
117|park|杭州植物园|杭州植物園|Hangzhou Botanical Garden|900|30.255,120.117
117|park|太子湾公园|太子灣公園|Taiziwan Park|350|30.229,120.141
117|park|城北体育公园|城北體育公園|Chengbei Sports Park|350|30.316,120.172
308|road|内环快速路|內環快速路|Inner Ring Expressway||29.623,106.480 29.628,106.520 29.632,106.560 29.620,106.600 29.590,106.622 29.555,106.625 29.520,106.610 29.500,106.585 29.482,106.555 29.480,106.525 29.485,106.485 29.505,106.455 29.530,106.445 29.560,106.430 29.590,106.430 29.610,106.450 29.623,106.480
308|road|绕城高速|繞城高速|Chongqing Ring Expressway||29.790,106.520 29.760,106.600 29.720,106.690 29.650,106.740 29.580,106.730 29.500,106.705 29.430,106.660 29.385,106.590 29.370,106.520 29.390,106.430 29.440,106.370 29.510,106.345 29.580,106.330 29.650,106.340 29.720,106.380 29.765,106.440 29.790,106.520
308|road|机场高速|機場高速|Airport Expressway||29.585,106.535 29.615,106.560 29.645,106.585 29.675,106.610 29.705,106.632
308|road|金开大道|金開大道|Jinkai Avenue||29.615,106.515 29.635,106.530 29.655,106.560 29.668,106.590
308|metro|1号线|1號線|Line 1|e4002b|29.563,106.584@朝天门/朝天門=Chaotianmen 29.558,106.578@小什字=Xiaoshenzi 29.554,106.569@较场口/較場口=Jiaochangkou 29.556,106.561@七星岗/七星崗=Qixinggang 29.553,106.546@两路口/兩路口=Lianglukou 29.541,106.516@大坪=Daping 29.534,106.480@石桥铺/石橋鋪=Shiqiaopu 29.557,106.459@沙坪坝/沙坪壩=Shapingba 29.583,106.447@磁器口=Ciqikou 29.602,106.443@双碑/雙碑=Shuangbei 29.608,106.365@赖家桥/賴家橋=Laijiaqiao 29.610,106.340@微电园/微電園=Micro-electronics Park 29.606,106.305@大学城/大學城=University Town 29.582,106.238@璧山=Bishan
308|metro|2号线|2號線|Line 2|007a33|29.554,106.569@较场口/較場口=Jiaochangkou 29.558,106.573@临江门/臨江門=Linjiangmen 29.562,106.556@黄花园/黃花園=Huanghuayuan 29.566,106.545@曾家岩/曾家巖=Cengjiayan 29.561,106.535@牛角沱=Niujiaotuo 29.554,106.531@李子坝/李子壩=Liziba 29.541,106.516@大坪=Daping 29.529,106.507@袁家岗/袁家崗=Yuanjiagang 29.524,106.515@谢家湾/謝家灣=Xiejiawan 29.508,106.510@杨家坪/楊家坪=Yangjiaping 29.502,106.503@动物园/動物園=Zoo 29.483,106.482@大渡口=Dadukou 29.471,106.480@新山村=Xinshancun 29.430,106.495 29.383,106.525@鱼洞/魚洞=Yudong
308|metro|3号线|3號線|Line 3|003da5|29.383,106.525@鱼洞/魚洞=Yudong 29.460,106.548 29.510,106.571@四公里=Sigongli 29.528,106.567@南坪=Nanping 29.536,106.566@工贸/工貿=Gongmao 29.553,106.546@两路口/兩路口=Lianglukou 29.561,106.535@牛角沱=Niujiaotuo 29.576,106.532@观音桥/觀音橋=Guanyinqiao 29.586,106.531@红旗河沟/紅旗河溝=Hongqihegou 29.595,106.535@嘉州路=Jiazhou Road 29.602,106.543@郑家院子/鄭家院子=Zhengjiayuanzi 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.625,106.565@童家院子=Tongjiayuanzi 29.657,106.570@鸳鸯/鴛鴦=Yuanyang 29.690,106.600 29.712,106.632@碧津=Bijin 29.718,106.634@江北机场T2航站楼/江北機場T2航站樓=Terminal 2 of Jiangbei Airport 29.760,106.625
308|metro|4号线|4號線|Line 4|dc8633|29.605,106.545@民安大道=Min'an Avenue 29.613,106.550@重庆北站北广场/重慶北站北廣場=Chongqing North Station North Square 29.610,106.570@头塘/頭塘=Toutang 29.615,106.670@唐家沱=Tangjiatuo
308|metro|6号线|6號線|Line 6|f67599|29.492,106.640@茶园/茶園=Chayuan 29.523,106.632@长生桥/長生橋=Changshengqiao 29.555,106.588@上新街=Shangxin Street 29.558,106.578@小什字=Xiaoshenzi 29.573,106.579@大剧院/大劇院=Grand Theater 29.576,106.572@江北城=Jiangbeicheng 29.586,106.566@五里店=Wulidian 29.586,106.551@红土地/紅土地=Hongtudi 29.586,106.531@红旗河沟/紅旗河溝=Hongqihegou 29.595,106.512@大龙山/大龍山=Dalongshan 29.602,106.505@冉家坝/冉家壩=Ranjiaba 29.612,106.494@光电园/光電園=Optical Valley 29.660,106.523@礼嘉/禮嘉=Lijia 29.720,106.490 29.770,106.455 29.828,106.437@北碚=Beibei
308|metro|10号线|10號線|Line 10|5f259f|29.518,106.560@南湖=Nanhu 29.556,106.561@七星岗/七星崗=Qixinggang 29.566,106.545@曾家岩/曾家巖=Cengjiayan 29.580,106.547@鲤鱼池/鯉魚池=Liyuchi 29.586,106.551@红土地/紅土地=Hongtudi 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.613,106.550@重庆北站北广场/重慶北站北廣場=Chongqing North Station North Square 29.640,106.580 29.680,106.610 29.700,106.650 29.712,106.652@江北机场T3航站楼/江北機場T3航站樓=Terminal 3 of Jiangbei Airport 29.718,106.634@江北机场T2航站楼/江北機場T2航站樓=Terminal 2 of Jiangbei Airport 29.730,106.600 29.727,106.540@悦来/悅來=Yuelai
308|metro|环线|環線|Loop Line|f2a900|29.503,106.434@重庆西站/重慶西站=Chongqing West Railway Station 29.543,106.455@重庆图书馆/重慶圖書館=Chongqing Library 29.557,106.459@沙坪坝/沙坪壩=Shapingba 29.585,106.478@玉带山/玉帶山=Yudaishan 29.602,106.505@冉家坝/冉家壩=Ranjiaba 29.607,106.533@洪湖东路/洪湖東路=Honghu East Road 29.605,106.545@民安大道=Min'an Avenue 29.607,106.549@重庆北站南广场/重慶北站南廣場=Chongqing North Station South Square 29.586,106.566@五里店=Wulidian 29.583,106.592@弹子石/彈子石=Tanzishi 29.555,106.588@上新街=Shangxin Street 29.540,106.583@海棠溪/海棠谿=Haitangxi 29.510,106.571@四公里=Sigongli 29.518,106.560@南湖=Nanhu 29.524,106.515@谢家湾/謝家灣=Xiejiawan 29.530,106.507@奥体中心/奧體中心=Olympic Sports Center 29.520,106.485@陈家坪/陳家坪=Chenjiaping 29.510,106.475@彩云湖/彩雲湖=Caiyunhu 29.500,106.465@二郎=Erlang 29.503,106.434@重庆西站/重慶西站=Chongqing West Railway Station
308|water|长江|長江|Yangtze River||29.545,106.580
308|water|嘉陵江||Jialing River||29.568,106.560
308|water|照母山水库|照母山水庫|Zhaomushan Reservoir||29.627,106.493
308|park|鹅岭公园|鵝嶺公園|Eling Park|300|29.551,106.528
308|park|重庆中央公园|重慶中央公園|Chongqing Central Park|800|29.718,106.573
308|park|园博园|園博園|International Garden Expo Park|1000|29.688,106.565
308|park|南山植物园|南山植物園|Nanshan Botanical Garden|1000|29.553,106.625
308|park|照母山森林公园|照母山森林公園|Zhaomushan Forest Park|900|29.632,106.500
374|road|二环路|二環路|Second Ring Road||34.299,108.895 34.302,108.920 34.302,108.942 34.302,108.965 34.299,108.988 34.280,108.992 34.260,108.990 34.240,108.988 34.236,108.965 34.236,108.942 34.236,108.920 34.237,108.895 34.255,108.888 34.280,108.889 34.299,108.895
374|road|绕城高速|繞城高速|Xi'an Ring Expressway||34.368,108.900 34.368,108.940 34.366,108.985 34.350,109.020 34.320,109.040 34.285,109.060 34.250,109.055 34.220,109.040 34.192,109.010 34.180,108.970 34.178,108.930 34.180,108.885 34.200,108.850 34.235,108.830 34.270,108.822 34.305,108.830 34.345,108.850 34.368,108.900
374|road|西安城墙环城路|西安城牆環城路|City Wall Ring Road||34.277,108.921 34.278,108.942 34.277,108.965 34.270,108.969 34.258,108.969 34.249,108.967 34.249,108.942 34.249,108.922 34.260,108.919 34.277,108.921
374|road|长安路|長安路|Chang'an Road||34.249,108.942 34.236,108.942 34.223,108.942 34.205,108.942 34.190,108.943 34.165,108.944
374|road|未央路||Weiyang Road||34.278,108.942 34.295,108.942 34.315,108.942 34.335,108.942 34.352,108.942
374|road|机场高速|機場高速|Airport Expressway||34.340,108.905 34.360,108.880 34.385,108.845 34.410,108.810 34.432,108.775
374|metro|1号线|1號線|Line 1|0077c8|34.290,108.800@后卫寨/後衛寨=Houweizhai 34.284,108.828@三桥/三橋=Sanqiao 34.279,108.852@皂河=Zaohe 34.275,108.873@汉城路/漢城路=Hancheng Road 34.270,108.918@玉祥门/玉祥門=Yuxiangmen 34.270,108.928@洒金桥/灑金橋=Sajinqiao 34.270,108.942@北大街=Beidajie 34.270,108.961@五路口=Wulukou 34.270,108.972@朝阳门/朝陽門=Chaoyangmen 34.271,108.978@康复路/康復路=Kangfu Road 34.271,108.987@通化门/通化門=Tonghuamen 34.272,109.030@浐河/滻河=Chanhe 34.272,109.050@半坡=Banpo 34.271,109.066@纺织城/紡織城=Fangzhicheng
374|metro|2号线|2號線|Line 2|ee3124|34.377,108.934@西安北站=Xi'an North Railway Station 34.353,108.941@运动公园/運動公園=Sports Park 34.340,108.942@行政中心=Administrative Center 34.327,108.942@凤城五路/鳳城五路=Fengcheng 5th Road 34.317,108.942@市图书馆/市圖書館=City Library 34.291,108.942@龙首原/龍首原=Longshouyuan 34.279,108.942@安远门/安遠門=Anyuanmen 34.270,108.942@北大街=Beidajie 34.261,108.942@钟楼/鐘樓=Bell Tower 34.249,108.942@永宁门/永寧門=Yongningmen 34.240,108.942@南稍门/南稍門=Nanshaomen 34.232,108.942@体育场/體育場=Stadium 34.223,108.942@小寨=Xiaozhai 34.199,108.942@会展中心/會展中心=Convention and Exhibition Center 34.164,108.944@航天城=Aerospace Town 34.149,108.940@韦曲南/韋曲南=Weiqu South
374|metro|3号线|3號線|Line 3|b57ab0|34.226,108.848@鱼化寨/魚化寨=Yuhuazhai 34.231,108.893@科技路=Keji Road 34.224,108.926@吉祥村=Jixiangcun 34.223,108.942@小寨=Xiaozhai 34.223,108.960@大雁塔=Dayan Pagoda 34.232,108.984@青龙寺/青龍寺=Qinglong Temple 34.246,108.984@咸宁路/咸寧路=Xianning Road 34.271,108.987@通化门/通化門=Tonghuamen 34.283,108.985@胡家庙/胡家廟=Hujiamiao 34.305,108.982@辛家庙/辛家廟=Xinjiamiao 34.313,109.013@桃花潭=Taohuatan 34.325,109.030@浐灞中心/滻灞中心=Chanba Center 34.355,109.060@国际港务区/國際港務區=International Trade and Logistics Park
374|metro|4号线|4號線|Line 4|00a3ad|34.137,108.985@航天新城=Hangtianxincheng 34.165,108.985@航天大道=Hangtian Avenue 34.207,108.966@大唐芙蓉园/大唐芙蓉園=Tang Paradise 34.223,108.960@大雁塔=Dayan Pagoda 34.240,108.961@建筑科技大学/建築科技大學=Xi'an University of Architecture and Technology 34.249,108.961@和平门/和平門=Hepingmen 34.260,108.961@大差市=Dachashi 34.270,108.961@五路口=Wulukou 34.281,108.962@西安站=Xi'an Railway Station 34.291,108.962@大明宫/大明宮=Daming Palace 34.318,108.968@余家寨/餘家寨=Yujiazhai 34.345,108.965 34.377,108.934@西安北站=Xi'an North Railway Station
374|metro|6号线|6號線|Line 6|005eb8|34.245,108.910@西北工业大学/西北工業大學=Northwestern Polytechnical University 34.231,108.893@科技路=Keji Road 34.185,108.868 34.155,108.860
374|metro|14号线|14號線|Line 14|00b5e2|34.437,108.750@机场西/機場西=Airport West 34.425,108.810@空港新城=Konggangxincheng 34.405,108.865@秦宫/秦宮=Qingong 34.377,108.934@西安北站=Xi'an North Railway Station 34.375,108.985 34.370,109.025@奥体中心/奧體中心=Olympic Sports Center
374|water|渭河||Wei River||34.400,108.920
374|water|浐河|滻河|Chan River||34.290,109.026
374|water|灞河||Ba River||34.315,109.060
374|water|护城河|護城河|City Moat||34.248,108.950
374|park|大明宫国家遗址公园|大明宮國家遺址公園|Daming Palace National Heritage Park|900|34.293,108.961
374|park|大唐芙蓉园|大唐芙蓉園|Tang Paradise|450|34.213,108.968
374|park|兴庆宫公园|興慶宮公園|Xingqing Palace Park|400|34.255,108.983
374|park|曲江池遗址公园|曲江池遺址公園|Qujiang Pool Heritage Park|500|34.203,108.978
374|park|浐灞国家湿地公园|滻灞國家溼地公園|Chanba National Wetland Park|1200|34.428,109.010
229|road|二环线|二環線|Second Ring Road||30.620,114.245 30.628,114.275 30.622,114.305 30.615,114.330 30.602,114.355 30.575,114.360 30.548,114.365 30.525,114.345 30.508,114.330 30.500,114.310 30.510,114.290 30.525,114.265 30.535,114.240 30.550,114.222 30.578,114.215 30.600,114.220 30.620,114.245
229|road|三环线|三環線|Third Ring Road||30.655,114.260 30.660,114.300 30.650,114.340 30.640,114.380 30.615,114.410 30.580,114.430 30.540,114.425 30.505,114.430 30.470,114.410 30.460,114.370 30.455,114.330 30.465,114.290 30.475,114.255 30.490,114.220 30.515,114.185 30.550,114.170 30.590,114.165 30.625,114.190 30.645,114.225 30.655,114.260
229|road|解放大道||Jiefang Avenue||30.648,114.325 30.630,114.315 30.612,114.302 30.597,114.288 30.587,114.275 30.582,114.255 30.577,114.230
229|road|珞喻路||Luoyu Road||30.535,114.333 30.528,114.350 30.520,114.365 30.512,114.385 30.506,114.400 30.503,114.420
229|road|武汉大道|武漢大道|Wuhan Avenue||30.655,114.270 30.635,114.280 30.612,114.295 30.590,114.325 30.570,114.340 30.548,114.333 30.535,114.330
229|road|机场高速|機場高速|Airport Expressway||30.630,114.245 30.655,114.235 30.680,114.232 30.710,114.228 30.745,114.218 30.770,114.212
229|metro|1号线|1號線|Line 1|3080b7|30.640,114.128@径河/徑河=Jinghe 30.630,114.180@五环大道/五環大道=Wuhuan Avenue 30.603,114.200@古田二路=Gutian'er Road 30.579,114.222@宗关/宗關=Zongguan 30.573,114.248@硚口路/礄口路=Qiaokou Road 30.577,114.268@利济北路/利濟北路=Liji North Road 30.587,114.284@循礼门/循禮門=Xunlimen 30.594,114.292@大智路=Dazhi Road 30.617,114.307@黄浦路/黃浦路=Huangpu Road 30.644,114.323@堤角=Dijiao 30.700,114.330@汉口北/漢口北=Hankou North
229|metro|2号线|2號線|Line 2|eb7cae|30.773,114.212@天河机场/天河機場=Tianhe International Airport 30.725,114.212 30.663,114.236@金银潭/金銀潭=Jinyintan 30.652,114.238@常青花园/常青花園=Changqinghuayuan 30.617,114.251@汉口火车站/漢口火車站=Hankou Railway Station 30.608,114.259@范湖/範湖=Fanhu 30.599,114.258@王家墩东/王家墩東=Wangjiadun East 30.588,114.270@中山公园/中山公園=Zhongshan Park 30.587,114.284@循礼门/循禮門=Xunlimen 30.581,114.288@江汉路/江漢路=Jianghan Road 30.561,114.311@积玉桥/積玉橋=Jiyuqiao 30.555,114.316@螃蟹岬=Pangxiejia 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.538,114.330@中南路=Zhongnan Road 30.528,114.350@街道口=Jiedaokou 30.521,114.361@广埠屯/廣埠屯=Guangbutun 30.507,114.397@光谷广场/光谷廣場=Optics Valley Square 30.500,114.422@光谷大道=Optics Valley Avenue 30.462,114.430@佛祖岭/佛祖嶺=Fozuling
229|metro|3号线|3號線|Line 3|d8af5c|30.505,114.170@沌阳大道/沌陽大道=Dunyang Avenue 30.560,114.205@王家湾/王家灣=Wangjiawan 30.579,114.222@宗关/宗關=Zongguan 30.608,114.259@范湖/範湖=Fanhu 30.606,114.270@菱角湖=Lingjiaohu 30.602,114.281@香港路=Xianggang Road 30.645,114.285@后湖大道/後湖大道=Houhu Avenue 30.665,114.275@宏图大道/宏圖大道=Hongtu Avenue
229|metro|4号线|4號線|Line 4|8ab932|30.607,114.418@武汉火车站/武漢火車站=Wuhan Railway Station 30.603,114.407@杨春湖/楊春湖=Yangchunhu 30.577,114.346@岳家嘴=Yuejiazui 30.556,114.337@楚河汉街/楚河漢街=Chuhe Hanjie 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.538,114.330@中南路=Zhongnan Road 30.529,114.313@武昌火车站/武昌火車站=Wuchang Railway Station 30.524,114.297@复兴路/復興路=Fuxing Road 30.549,114.263@钟家村/鍾家村=Zhongjiacun 30.560,114.205@王家湾/王家灣=Wangjiawan 30.568,114.145@黄金口/黃金口=Huangjinkou 30.555,114.090@柏林=Bolin
229|metro|6号线|6號線|Line 6|007e3a|30.482,114.165@东风公司/東風公司=Dongfeng Motor Corporation 30.455,114.180 30.490,114.230 30.505,114.240 30.549,114.263@钟家村/鍾家村=Zhongjiacun 30.556,114.262@琴台=Qintai 30.565,114.262@武胜路/武勝路=Wusheng Road 30.573,114.277@六渡桥/六渡橋=Liuduqiao 30.581,114.288@江汉路/江漢路=Jianghan Road 30.602,114.281@香港路=Xianggang Road 30.608,114.265@苗栗路=Miaoli Road 30.625,114.255 30.655,114.195@金银湖/金銀湖=Jinyinhu
229|metro|7号线|7號線|Line 7|ea7725|30.625,114.215@园博园/園博園=Garden Expo Park 30.599,114.258@王家墩东/王家墩東=Wangjiadun East 30.602,114.281@香港路=Xianggang Road 30.605,114.302@三阳路/三陽路=Sanyang Road 30.588,114.330@徐家棚=Xujiapeng 30.555,114.316@螃蟹岬=Pangxiejia 30.529,114.313@武昌火车站/武昌火車站=Wuchang Railway Station 30.505,114.325 30.470,114.320@野芷湖=Yezhihu
229|metro|8号线|8號線|Line 8|99adac|30.680,114.248@金潭路=Jintan Road 30.665,114.275@宏图大道/宏圖大道=Hongtu Avenue 30.617,114.307@黄浦路/黃浦路=Huangpu Road 30.588,114.330@徐家棚=Xujiapeng 30.577,114.346@岳家嘴=Yuejiazui 30.561,114.360@省博湖北日报/省博湖北日報=Hubei Provincial Museum 30.553,114.350@中南医院/中南醫院=Zhongnan Hospital 30.546,114.331@洪山广场/洪山廣場=Hongshan Square 30.528,114.350@街道口=Jiedaokou 30.490,114.345
229|water|长江|長江|Yangtze River||30.568,114.300
229|water|汉江|漢江|Han River||30.568,114.243
229|water|东湖|東湖|East Lake||30.565,114.395
229|water|沙湖||Sha Lake||30.570,114.330
229|park|东湖磨山|東湖磨山|Moshan Scenic Area|1000|30.548,114.415
229|park|黄鹤楼公园|黃鶴樓公園|Yellow Crane Tower Park|250|30.546,114.302
229|park|中山公园|中山公園|Zhongshan Park|300|30.588,114.265
229|park|解放公园|解放公園|Jiefang Park|350|30.613,114.291
229|park|园博园|園博園|Wuhan Garden Expo Park|700|30.630,114.213
92|road|绕城高速|繞城高速|Nanjing Ring Expressway||32.170,118.960 32.130,118.985 32.090,118.965 32.050,118.935 32.010,118.910 31.965,118.880 31.930,118.845 31.900,118.800 31.905,118.740 31.930,118.690 31.965,118.655 32.000,118.640 32.040,118.600 32.080,118.590 32.125,118.625 32.160,118.680 32.190,118.730 32.205,118.800 32.205,118.870 32.170,118.960
92|road|城西干道|城西幹道|Chengxi Arterial Road||32.085,118.738 32.065,118.745 32.045,118.752 32.025,118.755 32.005,118.755 31.990,118.755
92|road|城东干道|城東干道|Chengdong Arterial Road||32.085,118.795 32.070,118.808 32.050,118.812 32.030,118.808 32.010,118.805 31.985,118.795
92|road|中山路||Zhongshan Road||32.078,118.760 32.065,118.772 32.055,118.778 32.045,118.779 32.043,118.795 32.042,118.812
92|road|机场高速|機場高速|Airport Expressway||31.975,118.770 31.950,118.780 31.920,118.790 31.880,118.810 31.840,118.830 31.795,118.850 31.755,118.862
92|road|江东路|江東路|Jiangdong Road||32.080,118.738 32.060,118.735 32.040,118.733 32.020,118.728 32.000,118.725 31.980,118.722
92|metro|1号线|1號線|Line 1|009ace|32.101,118.801@迈皋桥/邁皋橋=Maigaoqiao 32.094,118.799@红山动物园/紅山動物園=Hongshan Zoo 32.087,118.793@南京站=Nanjing Railway Station 32.077,118.779@新模范马路/新模範馬路=Xinmofanma Road 32.068,118.779@玄武门/玄武門=Xuanwumen 32.058,118.779@鼓楼/鼓樓=Gulou 32.050,118.779@珠江路=Zhujiang Road 32.043,118.779@新街口=Xinjiekou 32.034,118.778@张府园/張府園=Zhangfuyuan 32.023,118.777@三山街=Sanshan Street 32.008,118.775@中华门/中華門=Zhonghuamen 31.992,118.766@安德门/安德門=Andemen 31.977,118.765@软件大道/軟件大道=Software Avenue 31.969,118.793@南京南站=Nanjing South Railway Station 31.957,118.802@双龙大道/雙龍大道=Shuanglong Avenue 31.953,118.811@河定桥/河定橋=Hedingqiao 31.931,118.821@百家湖=Baijiahu 31.925,118.840@竹山路=Zhushan Road 31.900,118.900@中国药科大学/中國藥科大學=China Pharmaceutical University
92|metro|2号线|2號線|Line 2|c8003b|31.966,118.716@油坊桥/油坊橋=Youfangqiao 31.999,118.718@元通=Yuantong 32.009,118.727@奥体东/奧體東=Olympic Stadium East 32.030,118.737@集庆门大街/集慶門大街=Jiqingmen Street 32.039,118.753@莫愁湖=Mochouhu 32.043,118.762@汉中门/漢中門=Hanzhongmen 32.043,118.770@上海路=Shanghai Road 32.043,118.779@新街口=Xinjiekou 32.042,118.790@大行宫/大行宮=Daxinggong 32.041,118.801@西安门/西安門=Xi'anmen 32.041,118.814@明故宫/明故宮=Ming Palace 32.042,118.830@苜蓿园/苜蓿園=Muxuyuan 32.038,118.852@孝陵卫/孝陵衛=Xiaolingwei 32.052,118.897@马群/馬群=Maqun 32.065,118.905@金马路/金馬路=Jinma Road 32.085,118.900@仙鹤门/仙鶴門=Xianhemen 32.100,118.920@仙林中心=Xianlinzhongxin 32.105,118.955@经天路/經天路=Jingtian Road
92|metro|3号线|3號線|Line 3|009944|32.180,118.705@林场/林場=Linchang 32.155,118.724@泰冯路/泰馮路=Taifeng Road 32.134,118.742@柳洲东路/柳洲東路=Liuzhou East Road 32.107,118.770@五塘广场/五塘廣場=Wutang Square 32.096,118.783@小市=Xiaoshi 32.087,118.793@南京站=Nanjing Railway Station 32.059,118.792@鸡鸣寺/雞鳴寺=Jimingsi 32.042,118.790@大行宫/大行宮=Daxinggong 32.024,118.786@夫子庙/夫子廟=Confucius Temple 32.013,118.787@武定门/武定門=Wudingmen 31.997,118.795@卡子门/卡子門=Kazimen 31.969,118.793@南京南站=Nanjing South Railway Station 31.950,118.785@胜太西路/勝太西路=Shengtai West Road 31.905,118.805@九龙湖/九龍湖=Jiulonghu 31.873,118.828@秣周东路/秣周東路=Mozhou East Road
92|metro|4号线|4號線|Line 4|7d55c7|32.062,118.742@龙江/龍江=Longjiang 32.061,118.755@草场门/草場門=Caochangmen 32.060,118.770@云南路/雲南路=Yunnan Road 32.058,118.779@鼓楼/鼓樓=Gulou 32.059,118.792@鸡鸣寺/雞鳴寺=Jimingsi 32.062,118.803@九华山/九華山=Jiuhuashan 32.065,118.812@岗子村/崗子村=Gangzicun 32.075,118.835@蒋王庙/蔣王廟=Jiangwangmiao 32.080,118.850@王家湾/王家灣=Wangjiawan 32.065,118.905@金马路/金馬路=Jinma Road 32.090,118.935 32.125,118.945@仙林湖=Xianlinhu
92|metro|10号线|10號線|Line 10|b9975b|31.992,118.766@安德门/安德門=Andemen 31.985,118.745@小行=Xiaoxing 31.999,118.718@元通=Yuantong 32.006,118.719@奥体中心/奧體中心=Olympic Stadium 32.000,118.697@绿博园/綠博園=Lüboyuan 32.010,118.690@江心洲=Jiangxinzhou 32.035,118.650 32.048,118.618@雨山路=Yushan Road
92|metro|S1号线|S1號線|Line S1|00aba3|31.969,118.793@南京南站=Nanjing South Railway Station 31.937,118.785@翠屏山=Cuipingshan 31.920,118.785@佛城西路=Focheng West Road 31.880,118.810 31.800,118.848@翔宇路北=Xiangyulubei 31.765,118.858@翔宇路南=Xiangyulunan 31.734,118.866@禄口机场/祿口機場=Lukou International Airport
92|water|长江|長江|Yangtze River||32.100,118.725
92|water|玄武湖||Xuanwu Lake||32.074,118.793
92|water|秦淮河||Qinhuai River||32.015,118.782
92|water|莫愁湖||Mochou Lake||32.036,118.755
92|park|玄武湖公园|玄武湖公園|Xuanwu Lake Park|1000|32.071,118.793
92|park|中山陵园|中山陵園|Sun Yat-sen Mausoleum|2000|32.060,118.850
92|park|雨花台||Yuhuatai|500|32.004,118.774
92|park|红山森林动物园|紅山森林動物園|Hongshan Forest Zoo|500|32.096,118.798
348|road|二环路|二環路|Second Ring Road||25.072,102.680 25.074,102.700 25.072,102.725 25.062,102.742 25.045,102.748 25.025,102.743 25.012,102.735 25.010,102.715 25.012,102.695 25.025,102.678 25.045,102.672 25.060,102.673 25.072,102.680
348|road|绕城高速|繞城高速|Kunming Ring Expressway||25.130,102.650 25.140,102.700 25.130,102.760 25.100,102.800 25.060,102.820 25.020,102.815 24.980,102.790 24.960,102.755
348|road|北京路||Beijing Road||25.105,102.725 25.090,102.722 25.075,102.720 25.058,102.718 25.040,102.716 25.020,102.718
348|road|机场高速|機場高速|Airport Expressway||25.050,102.755 25.055,102.790 25.070,102.830 25.085,102.870 25.095,102.910 25.100,102.930
348|road|彩云路|彩雲路|Caiyun Road||25.005,102.725 24.985,102.745 24.960,102.765 24.930,102.790 24.900,102.820
348|metro|1号线|1號線|Line 1|c8102e|25.022,102.716@环城南路/環城南路=Huancheng South Road 25.016,102.721@昆明火车站/昆明火車站=Kunming Railway Station 24.995,102.725@福德=Fude 24.985,102.725@日新路=Rixin Road 24.962,102.738@世纪城/世紀城=Century City 24.935,102.775@南部汽车站/南部汽車站=Southern Bus Station 24.890,102.830@春融街=Chunrong Street 24.875,102.860@昆明南站=Kunming South Railway Station
348|metro|2号线|2號線|Line 2|0072ce|25.105,102.738@北部汽车站/北部汽車站=Northern Bus Station 25.073,102.722@白云路/白雲路=Baiyun Road 25.053,102.720@穿心鼓楼/穿心鼓樓=Chuanxingulou 25.045,102.718@交三桥/交三橋=Jiaosanqiao 25.039,102.717@东风广场/東風廣場=Dongfeng Square 25.027,102.717@塘子巷=Tangzixiang 25.022,102.716@环城南路/環城南路=Huancheng South Road
348|metro|3号线|3號線|Line 3|d6006d|24.978,102.630@西山公园/西山公園=Xishan Park 25.012,102.660@眠山=Mianshan 25.030,102.672@西苑=Xiyuan 25.039,102.704@五一路=Wuyi Road 25.039,102.717@东风广场/東風廣場=Dongfeng Square 25.034,102.727@拓东体育场/拓東體育場=Tuodong Stadium 25.037,102.745@大树营/大樹營=Dashuying 25.030,102.785@东部汽车站/東部汽車站=Eastern Bus Station
348|metro|6号线|6號線|Line 6|00838f|25.027,102.717@塘子巷=Tangzixiang 25.018,102.748@菊华/菊華=Juhua 25.030,102.785@东部汽车站/東部汽車站=Eastern Bus Station 25.045,102.820 25.080,102.880 25.097,102.928@机场中心/機場中心=Airport Center
348|water|滇池||Dianchi Lake||24.920,102.670
348|water|翠湖||Green Lake||25.049,102.700
348|water|盘龙江|盤龍江|Panlong River||25.065,102.715
348|park|翠湖公园|翠湖公園|Green Lake Park|300|25.049,102.701
348|park|大观公园|大觀公園|Daguan Park|450|25.020,102.670
348|park|昆明动物园|昆明動物園|Kunming Zoo|400|25.054,102.712
348|park|世博园|世博園|World Horticultural Expo Garden|900|25.073,102.757
161|road|环岛路|環島路|Huandao Road||24.437,118.085 24.433,118.105 24.430,118.130 24.440,118.155 24.460,118.180 24.485,118.190 24.510,118.190 24.530,118.170 24.550,118.140
161|road|湖滨南路|湖濱南路|Hubin South Road||24.475,118.083 24.474,118.095 24.472,118.108 24.472,118.120
161|road|成功大道||Chenggong Avenue||24.445,118.112 24.465,118.122 24.490,118.124 24.515,118.122 24.540,118.112
161|road|厦门大桥|廈門大橋|Xiamen Bridge||24.545,118.112 24.560,118.108 24.575,118.100
161|road|海沧大桥|海滄大橋|Haicang Bridge||24.498,118.095 24.498,118.080 24.495,118.062 24.490,118.045
161|metro|1号线|1號線|Line 1|ee7203|24.453,118.080@镇海路/鎮海路=Zhenhai Road 24.460,118.085@中山公园/中山公園=Zhongshan Park 24.463,118.095@将军祠/將軍祠=Jiangjunci 24.470,118.102@文灶=Wenzao 24.472,118.113@湖滨东路/湖濱東路=Hubin East Road 24.474,118.120@莲坂/蓮坂=Lianban 24.482,118.123@莲花路口/蓮花路口=Lianhua Intersection 24.488,118.120@吕厝/呂厝=Lücuo 24.498,118.122@乌石浦/烏石浦=Wushipu 24.515,118.122@火炬园/火炬園=Torch Park 24.544,118.112@高崎=Gaoqi 24.573,118.097@集美学村/集美學村=Jimeixuecun 24.600,118.090 24.615,118.070@诚毅广场/誠毅廣場=Chengyi Square 24.638,118.067@厦门北站/廈門北站=Xiamen North Railway Station
161|metro|2号线|2號線|Line 2|00964a|24.590,117.935@天竺山=Tianzhushan 24.545,117.980 24.485,118.033@海沧行政中心/海滄行政中心=Haicang Administration Centre 24.475,118.050@海沧湾公园/海滄灣公園=Haicangwan Park 24.465,118.070@邮轮中心/郵輪中心=Cruise Centre 24.478,118.095@建业路/建業路=Jianye Road 24.480,118.115@育秀东路/育秀東路=Yuxiu East Road 24.488,118.120@吕厝/呂厝=Lücuo 24.490,118.135@江头/江頭=Jiangtou 24.490,118.150@蔡塘=Caitang 24.487,118.168@岭兜/嶺兜=Lingdou 24.490,118.193@观音山/觀音山=Guanyinshan 24.525,118.178@五缘湾/五緣灣=Wuyuanwan
161|metro|3号线|3號線|Line 3|0093d6|24.467,118.112@厦门火车站/廈門火車站=Xiamen Railway Station 24.472,118.113@湖滨东路/湖濱東路=Hubin East Road 24.483,118.111@人才中心=Talents Centre 24.505,118.108@湖里公园/湖里公園=Huli Park 24.508,118.115@华荣路/華榮路=Huarong Road 24.515,118.122@火炬园/火炬園=Torch Park 24.525,118.178@五缘湾/五緣灣=Wuyuanwan 24.575,118.210@刘五店/劉五店=Liuwudian 24.595,118.240@林前=Linqian 24.555,118.310@蔡厝=Caicuo
161|water|筼筜湖|篔簹湖|Yundang Lake||24.478,118.088
161|water|厦门湾|廈門灣|Xiamen Bay||24.420,118.060
161|water|五缘湾|五緣灣|Wuyuan Bay||24.530,118.175
161|park|中山公园|中山公園|Zhongshan Park|250|24.460,118.086
161|park|厦门园林植物园|廈門園林植物園|Xiamen Botanical Garden|900|24.450,118.108
161|park|五缘湾湿地公园|五緣灣溼地公園|Wuyuanwan Wetland Park|500|24.517,118.178
161|park|鼓浪屿|鼓浪嶼|Gulangyu|800|24.446,118.065
246|road|二环线|二環線|Second Ring Road||28.225,112.935 28.235,112.960 28.232,112.985 28.225,113.005 28.205,113.018 28.180,113.020 28.155,113.010 28.140,112.985 28.145,112.965 28.165,112.950 28.195,112.935 28.225,112.935
246|road|三环线|三環線|Third Ring Road||28.275,112.890 28.290,112.940 28.285,112.990 28.270,113.030 28.230,113.065 28.190,113.080 28.145,113.065 28.115,113.035 28.100,112.985 28.110,112.930 28.140,112.895 28.180,112.870 28.230,112.870 28.275,112.890
246|road|五一大道||Wuyi Avenue||28.218,112.985 28.205,112.983 28.193,112.980 28.180,112.978 28.165,112.978
246|road|芙蓉路||Furong Road||28.270,112.985 28.245,112.985 28.220,112.988 28.200,112.985 28.180,112.985 28.155,112.982 28.130,112.980
246|road|机场高速|機場高速|Airport Expressway||28.195,113.055 28.195,113.085 28.193,113.120 28.192,113.160 28.190,113.200
246|road|岳麓大道|嶽麓大道|Yuelu Avenue||28.225,112.870 28.227,112.900 28.228,112.930 28.230,112.955
246|metro|1号线|1號線|Line 1|e4002b|28.255,112.985@开福区政府/開福區政府=Kaifu District Government 28.235,112.981@北辰三角洲=Beichen Delta 28.207,112.980@培元桥/培元橋=Peiyuanqiao 28.196,112.971@五一广场/五一廣場=Wuyi Square 28.191,112.970@黄兴广场/黃興廣場=Huangxing Square 28.184,112.970@南门口/南門口=Nanmenkou 28.173,112.983@侯家塘=Houjiatang 28.155,112.983@涂家冲/塗家衝=Tujiachong 28.115,112.985@省政府=Provincial Government 28.080,112.990@尚双塘/尚雙塘=Shangshuangtang
246|metro|2号线|2號線|Line 2|0071ce|28.195,112.860@梅溪湖西=Meixihu West 28.197,112.885@文化艺术中心/文化藝術中心=Culture and Arts Center 28.203,112.912@望城坡=Wangchengpo 28.196,112.945@溁湾镇/濚灣鎮=Yingwanzhen 28.196,112.957@橘子洲=Juzizhou 28.196,112.971@五一广场/五一廣場=Wuyi Square 28.196,112.983@芙蓉广场/芙蓉廣場=Furong Square 28.195,112.995@袁家岭/袁家嶺=Yuanjialing 28.194,113.008@长沙火车站/長沙火車站=Changsha Railway Station 28.190,113.020@锦泰广场/錦泰廣場=Jintai Square 28.190,113.030@万家丽广场/萬家麗廣場=Wanjiali Square 28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station 28.140,113.070@光达/光達=Guangda
246|metro|3号线|3號線|Line 3|7bc143|28.247,113.078@星沙=Xingsha 28.232,113.025@月湖公园北/月湖公園北=Yuehu Park North 28.212,113.010@烈士公园东/烈士公園東=Martyrs' Park East 28.194,113.008@长沙火车站/長沙火車站=Changsha Railway Station 28.173,112.983@侯家塘=Houjiatang 28.178,112.965@灵官渡/靈官渡=Lingguandu 28.150,112.945@山塘=Shantang 28.130,112.943
246|metro|4号线|4號線|Line 4|a05eb5|28.270,112.905@罐子岭/罐子嶺=Guanziling 28.205,112.945@望月湖=Wangyuehu 28.196,112.945@溁湾镇/濚灣鎮=Yingwanzhen 28.187,112.938@湖南师大/湖南師大=Hunan Normal University 28.178,112.940@湖南大学/湖南大學=Hunan University 28.152,112.965@碧沙湖=Bishahu 28.150,112.980@赤岗岭/赤崗嶺=Chigangling 28.140,113.015@圭塘=Guitang 28.148,113.040@沙湾公园/沙灣公園=Shawan Park 28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station
246|metro|6号线|6號線|Line 6|00529b|28.205,112.800@谢家桥/謝家橋=Xiejiaqiao 28.200,112.910@梅溪湖东/梅溪湖東=Meixihu East 28.205,112.978@文昌阁/文昌閣=Wenchangge 28.190,113.025@芙蓉区政府/芙蓉區政府=Furong District Government 28.190,113.055@人民东路/人民東路=Renmin East Road 28.195,113.105 28.203,113.160 28.190,113.213@黄花机场T1T2/黃花機場T1T2=Huanghua Airport T1 & T2
246|metro|磁浮快线|磁浮快線|Maglev Express|e60073|28.148,113.059@长沙火车南站/長沙火車南站=Changsha South Railway Station 28.165,113.090 28.175,113.115@磁浮㮾梨=Maglev Langli 28.188,113.216@磁浮机场/磁浮機場=Maglev Airport
246|water|湘江||Xiang River||28.210,112.965
246|water|浏阳河|瀏陽河|Liuyang River||28.180,113.050
246|water|梅溪湖||Meixi Lake||28.190,112.893
246|water|松雅湖||Songya Lake||28.272,113.090
246|park|岳麓山|嶽麓山|Yuelu Mountain|1300|28.183,112.930
246|park|橘子洲||Orange Isle|500|28.183,112.958
246|park|烈士公园|烈士公園|Martyrs' Park|600|28.212,113.000
246|park|洋湖湿地公园|洋湖溼地公園|Yanghu Wetland Park|900|28.120,112.935
189|road|香港路||Hong Kong Road||36.063,120.340 36.064,120.360 36.064,120.380 36.068,120.400 36.076,120.420
189|road|东西快速路|東西快速路|East–West Expressway||36.070,120.335 36.075,120.355 36.080,120.375 36.085,120.395
189|road|环湾路|環灣路|Huanwan Road||36.095,120.330 36.115,120.345 36.140,120.350 36.165,120.365 36.190,120.360 36.220,120.350
189|road|胶州湾大桥|膠州灣大橋|Jiaozhou Bay Bridge||36.150,120.355 36.165,120.310 36.175,120.260 36.180,120.210 36.150,120.170
189|road|胶州湾隧道|膠州灣隧道|Jiaozhou Bay Tunnel||36.060,120.310 36.035,120.290 36.010,120.250
189|road|青银高速|青銀高速|Qingdao–Yinchuan Expressway||36.100,120.440 36.140,120.430 36.180,120.420 36.220,120.425 36.260,120.420
189|metro|1号线|1號線|Line 1|f5b700|35.870,120.095@王家港=Wangjiagang 35.905,120.140 35.955,120.190@井冈山路/井岡山路=Jinggangshan Road 35.965,120.245@薛家岛/薛家島=Xuejiadao 36.000,120.270@瓦屋庄/瓦屋莊=Wawuzhuang 36.057,120.305@西镇/西鎮=Xizhen 36.064,120.313@青岛站/青島站=Qingdao Railway Station 36.095,120.345@海泊桥/海泊橋=Haiboqiao 36.118,120.355@小村庄/小村莊=Xiaocunzhuang 36.148,120.375@胜利桥/勝利橋=Shengliqiao 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station 36.205,120.365@遵义路/遵義路=Zunyi Road 36.262,120.380@流亭=Liuting 36.305,120.380@城阳/城陽=Chengyang 36.360,120.370@东郭庄/東郭莊=Dongguozhuang
189|metro|2号线|2號線|Line 2|e4002b|36.073,120.325@泰山路=Taishan Road 36.083,120.350@台东/台東=Taidong 36.073,120.372@芝泉路=Zhiquan Road 36.065,120.383@五四广场/五四廣場=May 4th Square 36.064,120.390@浮山所=Fushansuo 36.066,120.398@燕儿岛路/燕兒島路=Yan'erdao Road 36.083,120.430@海游路/海遊路=Haiyou Road 36.085,120.450@海安路=Hai'an Road 36.098,120.465@苗岭路/苗嶺路=Miaoling Road 36.115,120.455@辽阳东路/遼陽東路=Liaoyang East Road 36.160,120.430@李村公园/李村公園=Licun Park 36.160,120.420@李村=Licun
189|metro|3号线|3號線|Line 3|00a0e9|36.064,120.313@青岛站/青島站=Qingdao Railway Station 36.062,120.324@人民会堂/人民會堂=People's Hall 36.060,120.335@汇泉广场/匯泉廣場=Huiquan Square 36.062,120.348@中山公园/中山公園=Zhongshan Park 36.056,120.360@太平角公园/太平角公園=Taipingjiao Park 36.068,120.377@江西路=Jiangxi Road 36.065,120.383@五四广场/五四廣場=May 4th Square 36.073,120.380@延安三路=Yan'ansan Road 36.100,120.385@清江路=Qingjiang Road 36.105,120.408@海尔路/海爾路=Hai'er Road 36.160,120.420@李村=Licun 36.160,120.395@振华路/振華路=Zhenhua Road 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station
189|metro|4号线|4號線|Line 4|7cc242|36.062,120.324@人民会堂/人民會堂=People's Hall 36.073,120.325@泰山路=Taishan Road 36.095,120.345@海泊桥/海泊橋=Haiboqiao 36.098,120.400@劲松四路/勁松四路=Jingsong 4th Road 36.115,120.455@辽阳东路/遼陽東路=Liaoyang East Road 36.105,120.540@沙子口=Shazikou 36.130,120.590@大河东/大河東=Dahedong
189|metro|8号线|8號線|Line 8|00549f|36.362,120.093@胶东机场/膠東機場=Jiaodong International Airport 36.340,120.170 36.295,120.210 36.245,120.245@红岛/紅島=Hongdao Railway Station 36.235,120.300 36.169,120.373@青岛北站/青島北站=Qingdao North Railway Station 36.065,120.383@五四广场/五四廣場=May 4th Square
189|metro|13号线|13號線|Line 13|a67c52|35.955,120.190@井冈山路/井岡山路=Jinggangshan Road 35.950,120.185@嘉陵江路=Jialingjiang Road 35.915,120.115 35.880,120.040 35.895,119.943@青岛西站/青島西站=Qingdao West Railway Station 35.830,119.900
189|water|胶州湾|膠州灣|Jiaozhou Bay||36.120,120.270
189|water|浮山湾|浮山灣|Fushan Bay||36.055,120.378
189|water|黄海|黃海|Yellow Sea||36.020,120.400
189|park|中山公园|中山公園|Zhongshan Park|500|36.065,120.345
189|park|八大关|八大關|Badaguan|500|36.054,120.350
189|park|浮山森林公园|浮山森林公園|Fushan Forest Park|1000|36.083,120.415
189|park|崂山风景区|嶗山風景區|Laoshan Scenic Area|2500|36.175,120.610
299|road|绕城高速|繞城高速|Ring Expressway||18.320,109.400 18.318,109.450 18.310,109.490 18.300,109.530 18.285,109.570 18.275,109.610
299|road|三亚湾路|三亞灣路|Sanyawan Road||18.300,109.400 18.285,109.430 18.272,109.460 18.262,109.485 18.250,109.500
299|road|迎宾路|迎賓路|Yingbin Road||18.255,109.515 18.260,109.540 18.265,109.570 18.260,109.600
299|road|解放路||Jiefang Road||18.292,109.495 18.278,109.502 18.262,109.508 18.248,109.508
299|water|三亚湾|三亞灣|Sanya Bay||18.265,109.450
299|water|大东海|大東海|Dadonghai Bay||18.215,109.520
299|water|亚龙湾|亞龍灣|Yalong Bay||18.210,109.650
299|water|海棠湾|海棠灣|Haitang Bay||18.340,109.780
299|park|鹿回头公园|鹿回頭公園|Luhuitou Park|500|18.213,109.498
299|park|白鹭公园|白鷺公園|Bailu Park|250|18.256,109.513
299|park|天涯海角||Tianya Haijiao|500|18.293,109.348
299|park|亚龙湾热带天堂森林公园|亞龍灣熱帶天堂森林公園|Yalong Bay Tropical Paradise Forest Park|1200|18.240,109.635
298|road|滨海大道|濱海大道|Binhai Avenue||20.045,110.190 20.043,110.220 20.038,110.250 20.035,110.280 20.032,110.305
298|road|南海大道||Nanhai Avenue||20.010,110.220 20.008,110.250 20.008,110.280 20.005,110.310 20.003,110.335
298|road|国兴大道|國興大道|Guoxing Avenue||20.020,110.335 20.020,110.350 20.019,110.365 20.018,110.375
298|road|绕城高速|繞城高速|Haikou Ring Expressway||19.955,110.200 19.950,110.250 19.950,110.300 19.945,110.350 19.945,110.400 19.945,110.450
298|road|龙昆路|龍昆路|Longkun Road||20.038,110.318 20.025,110.322 20.010,110.326 19.990,110.332
298|water|琼州海峡|瓊州海峽|Qiongzhou Strait||20.100,110.270
298|water|海口湾|海口灣|Haikou Bay||20.050,110.300
298|water|南渡江||Nandu River||20.010,110.390
298|park|万绿园|萬綠園|Evergreen Park|500|20.038,110.303
298|park|海口人民公园|海口人民公園|Haikou People's Park|300|20.036,110.341
298|park|白沙门公园|白沙門公園|Baishamen Park|400|20.075,110.325
298|park|金牛岭公园|金牛嶺公園|Jinniuling Park|500|20.015,110.312
1|road|中环线|中環線|Middle Ring Road||39.165,117.150 39.168,117.175 39.165,117.205 39.155,117.225 39.135,117.240 39.115,117.238 39.095,117.230 39.085,117.210 39.082,117.185 39.090,117.160 39.110,117.148 39.140,117.142 39.165,117.150
1|road|外环线|外環線|Outer Ring Road||39.200,117.120 39.205,117.160 39.205,117.200 39.190,117.250 39.160,117.285 39.120,117.300 39.080,117.295 39.045,117.270 39.030,117.230 39.035,117.185 39.055,117.135 39.090,117.095 39.130,117.085 39.170,117.095 39.200,117.120
1|road|津滨大道|津濱大道|Jinbin Avenue||39.120,117.235 39.112,117.265 39.105,117.295 39.095,117.325
1|road|南京路||Nanjing Road||39.130,117.178 39.122,117.187 39.114,117.200 39.107,117.210
1|road|京津塘高速||Beijing–Tianjin–Tanggu Expressway||39.270,117.085 39.230,117.170 39.195,117.240 39.160,117.295 39.125,117.360 39.095,117.430 39.070,117.520 39.050,117.600
1|road|卫津路|衛津路|Weijin Road||39.124,117.183 39.110,117.175 39.095,117.172 39.080,117.170
1|metro|1号线|1號線|Line 1|e4002b|39.208,117.108@刘园/劉園=Liuyuan 39.173,117.150@勤俭道/勤儉道=Qinjiandao 39.158,117.158@西站=Tianjin West Railway Station 39.148,117.172@西北角=Xibeijiao 39.137,117.173@西南角=Xinanjiao 39.124,117.183@海光寺=Haiguangsi 39.118,117.194@营口道/營口道=Yingkoudao 39.113,117.206@小白楼/小白樓=Xiaobailou 39.103,117.212@下瓦房=Xiawafang 39.092,117.218@南楼/南樓=Nanlou 39.064,117.270@财经大学/財經大學=University of Finance and Economics 39.058,117.297@双林/雙林=Shuanglin 39.035,117.345 39.016,117.395@国家会展中心/國家會展中心=National Convention and Exhibition Center
1|metro|2号线|2號線|Line 2|f2a900|39.125,117.085@曹庄/曹莊=Caozhuang 39.137,117.125@芥园西道/芥園西道=Jieyuanxidao 39.136,117.152@长虹公园/長虹公園=Changhong Park 39.137,117.173@西南角=Xinanjiao 39.140,117.179@鼓楼/鼓樓=Gulou 39.138,117.188@东南角/東南角=Dongnanjiao 39.136,117.205@天津站=Tianjin Railway Station 39.122,117.240@靖江路=Jingjiang Road 39.115,117.275@登州路=Dengzhou Road 39.125,117.305@国山路/國山路=Guoshan Road 39.132,117.330@空港经济区/空港經濟區=Airport Economic Area 39.127,117.352@滨海国际机场/濱海國際機場=Binhai International Airport
1|metro|3号线|3號線|Line 3|00a3e0|39.255,117.205@小淀/小澱=Xiaodian 39.207,117.205@宜兴埠/宜興埠=Yixingbu 39.187,117.212@张兴庄/張興莊=Zhangxingzhuang 39.167,117.206@北站=Tianjin North Railway Station 39.158,117.200@中山路=Zhongshan Road 39.136,117.205@天津站=Tianjin Railway Station 39.130,117.203@津湾广场/津灣廣場=Jinwan Square 39.125,117.197@和平路=Heping Road 39.118,117.194@营口道/營口道=Yingkoudao 39.103,117.186@吴家窑/吳家窯=Wujiayao 39.092,117.183@天塔=Tianta 39.078,117.163@红旗南路/紅旗南路=Hongqi South Road 39.078,117.132@华苑/華苑=Huayuan 39.072,117.110@大学城/大學城=Daxuecheng 39.057,117.063@南站=Tianjin South Railway Station
1|metro|5号线|5號線|Line 5|ff6a13|39.187,117.212@张兴庄/張興莊=Zhangxingzhuang 39.172,117.222@志成路=Zhicheng Road 39.122,117.240@靖江路=Jingjiang Road 39.114,117.230@直沽=Zhigu 39.103,117.212@下瓦房=Xiawafang 39.086,117.207@文化中心=Cultural Center 39.080,117.195@天津宾馆/天津賓館=Tianjin Hotel 39.078,117.182@肿瘤医院/腫瘤醫院=Cancer Hospital 39.068,117.170@体育中心/體育中心=Sports Center 39.050,117.165
1|metro|6号线|6號線|Line 6|b5338a|39.190,117.265 39.180,117.235@北竹林=Beizhulin 39.167,117.206@北站=Tianjin North Railway Station 39.152,117.150@人民医院/人民醫院=Renmin Hospital 39.136,117.152@长虹公园/長虹公園=Changhong Park 39.112,117.160@鞍山西道=Anshanxidao 39.078,117.163@红旗南路/紅旗南路=Hongqi South Road 39.078,117.182@肿瘤医院/腫瘤醫院=Cancer Hospital 39.080,117.195@天津宾馆/天津賓館=Tianjin Hotel 39.086,117.207@文化中心=Cultural Center 39.075,117.225 39.045,117.225@梅林路=Meilin Road
1|metro|9号线|9號線|Line 9|0055a5|39.136,117.205@天津站=Tianjin Railway Station 39.130,117.217@大王庄/大王莊=Dawangzhuang 39.114,117.230@直沽=Zhigu 39.100,117.250@中山门/中山門=Zhongshanmen 39.092,117.270@一号桥/一號橋=Yihaoqiao 39.078,117.310@张贵庄/張貴莊=Zhangguizhuang 39.065,117.385@东丽开发区/東麗開發區=Dongli Development Area 39.062,117.450@军粮城/軍糧城=Junliangcheng 39.042,117.585@胡家园/胡家園=Hujiayuan 39.023,117.655@塘沽=Tanggu 39.037,117.700@市民广场/市民廣場=Citizen Plaza 39.035,117.728@东海路/東海路=Donghai Road
1|water|海河||Hai River||39.100,117.225
1|water|渤海湾|渤海灣|Bohai Bay||38.960,117.850
1|water|水上公园湖|水上公園湖|Shuishang Park Lake||39.086,117.160
1|park|水上公园|水上公園|Shuishang Park|700|39.086,117.163
1|park|人民公园|人民公園|People's Park|200|39.095,117.210
1|park|长虹公园|長虹公園|Changhong Park|300|39.136,117.156
1|park|北宁公园|北寧公園|Beining Park|350|39.170,117.211
1|park|文化中心公园|文化中心公園|Cultural Center Park|400|39.084,117.203
209|road|三环路|三環路|Third Ring Road||34.798,113.580 34.802,113.620 34.803,113.660 34.804,113.700 34.800,113.730 34.775,113.735 34.745,113.735 34.715,113.728 34.712,113.690 34.712,113.650 34.715,113.610 34.730,113.588 34.760,113.585 34.798,113.580
209|road|四环路|四環路|Fourth Ring Road||34.840,113.540 34.845,113.600 34.850,113.660 34.848,113.720 34.830,113.780 34.800,113.810 34.760,113.815 34.710,113.810 34.675,113.770 34.672,113.700 34.672,113.640 34.680,113.580 34.710,113.545 34.760,113.530 34.805,113.525 34.840,113.540
209|road|金水路||Jinshui Road||34.755,113.665 34.758,113.680 34.763,113.700 34.767,113.720 34.770,113.740 34.772,113.765
209|road|中州大道||Zhongzhou Avenue||34.850,113.715 34.820,113.712 34.790,113.710 34.765,113.708 34.740,113.706 34.715,113.705
209|road|机场高速|機場高速|Airport Expressway||34.712,113.735 34.680,113.750 34.645,113.775 34.610,113.800 34.575,113.815 34.545,113.830
209|road|农业路|農業路|Nongye Road||34.786,113.625 34.786,113.660 34.787,113.690 34.788,113.720 34.785,113.745
209|metro|1号线|1號線|Line 1|e4002b|34.823,113.533@河南工业大学/河南工業大學=Henan University of Technology 34.813,113.537@郑州大学/鄭州大學=Zhengzhou University 34.765,113.548@市民中心=Civic Center 34.750,113.587@西三环/西三環=Xisanhuan 34.749,113.602@秦岭路/秦嶺路=Qinling Road 34.752,113.624@碧沙岗/碧沙崗=Bishagang 34.752,113.634@绿城广场/綠城廣場=Lücheng Square 34.748,113.654@郑州火车站/鄭州火車站=Zhengzhou Railway Station 34.753,113.662@二七广场/二七廣場=Erqi Square 34.759,113.679@紫荆山/紫荊山=Zijingshan 34.763,113.701@燕庄/燕莊=Yanzhuang 34.765,113.724@会展中心/會展中心=Convention and Exhibition Center 34.763,113.755@东风南路/東風南路=Dongfeng South Road 34.759,113.773@郑州东站/鄭州東站=Zhengzhou East Railway Station 34.765,113.810@市体育中心/市體育中心=City Sports Center 34.785,113.815@龙子湖/龍子湖=Longzihu 34.815,113.815@河南大学新区/河南大學新區=Henan University New Campus
209|metro|2号线|2號線|Line 2|ffb81c|34.870,113.668@贾河/賈河=Jiahe 34.822,113.672@柳林=Liulin 34.803,113.672@北三环/北三環=Beisanhuan 34.792,113.673@东风路/東風路=Dongfeng Road 34.778,113.674@关虎屯/關虎屯=Guanhutun 34.772,113.675@黄河路/黃河路=Huanghe Road 34.759,113.679@紫荆山/紫荊山=Zijingshan 34.748,113.680@东大街/東大街=Dong Street 34.740,113.681@陇海东路/隴海東路=Longhai East Road 34.730,113.682@二里岗/二里崗=Erligang 34.707,113.684@花寨=Huazhai 34.672,113.690@南四环/南四環=Nansihuan
209|metro|3号线|3號線|Line 3|e57200|34.832,113.625@省体育中心/省體育中心=Provincial Sports Center 34.815,113.632@沙门/沙門=Shamen 34.753,113.662@二七广场/二七廣場=Erqi Square 34.748,113.680@东大街/東大街=Dong Street 34.752,113.705@未来路/未來路=Weilai Road 34.748,113.788@博学路/博學路=Boxue Road 34.745,113.830@营岗/營崗=Yinggang
209|metro|5号线|5號線|Line 5|009a44|34.772,113.600@月季公园/月季公園=Yueji Park 34.785,113.625@五龙口/五龍口=Wulongkou 34.772,113.675@黄河路/黃河路=Huanghe Road 34.785,113.705@姚砦=Yaozhai 34.787,113.735@龙湖中环南/龍湖中環南=Longhu Zhonghuan South 34.759,113.773@郑州东站/鄭州東站=Zhengzhou East Railway Station 34.723,113.735@经开中心广场/經開中心廣場=Jingkai Central Square 34.722,113.715@福塔东/福塔東=Futa East 34.730,113.682@二里岗/二里崗=Erligang 34.728,113.645@京广南路/京廣南路=Jingguang South Road 34.735,113.608@桐柏路=Tongbai Road 34.749,113.602@秦岭路/秦嶺路=Qinling Road 34.772,113.600@月季公园/月季公園=Yueji Park
209|metro|城郊线|城郊線|Suburban Line|ffb81c|34.672,113.690@南四环/南四環=Nansihuan 34.602,113.700@双湖大道/雙湖大道=Shuanghu Avenue 34.580,113.755@华南城/華南城=Huanancheng 34.553,113.800@港区北/港區北=Gangqu North 34.530,113.840@新郑机场/新鄭機場=Xinzheng Airport 34.510,113.880 34.493,113.928@郑州航空港站/鄭州航空港站=Zhengzhou Hangkonggang Railway Station
209|water|黄河|黃河|Yellow River||34.900,113.670
209|water|如意湖||Ruyi Lake||34.772,113.722
209|water|龙湖|龍湖|Longhu Lake||34.805,113.735
209|water|龙子湖|龍子湖|Longzi Lake||34.800,113.808
209|park|人民公园|人民公園|People's Park|350|34.760,113.662
209|park|碧沙岗公园|碧沙崗公園|Bishagang Park|300|34.756,113.624
209|park|紫荆山公园|紫荊山公園|Zijingshan Park|250|34.761,113.677
209|park|郑州植物园|鄭州植物園|Zhengzhou Botanical Garden|600|34.735,113.555
49|road|东北快速路|東北快速路|Dongbei Expressway||38.935,121.625 38.950,121.620 38.970,121.620 38.990,121.620 39.015,121.620
49|road|中山路||Zhongshan Road||38.921,121.640 38.917,121.625 38.912,121.608 38.905,121.595 38.893,121.585 38.880,121.568 38.868,121.550
49|road|人民路||Renmin Road||38.920,121.645 38.923,121.655 38.926,121.668
49|road|星海湾大桥|星海灣大橋|Xinghai Bay Bridge||38.872,121.612 38.868,121.595 38.865,121.575 38.860,121.558
49|road|西南路||Xi'nan Road||38.935,121.585 38.920,121.583 38.905,121.575 38.890,121.570
49|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||38.985,121.600 39.010,121.640 39.045,121.690 39.075,121.740 39.105,121.790
49|metro|1号线|1號線|Line 1|00a550|39.027,121.618@姚家=Yaojia 39.015,121.602@大连北站/大連北站=Dalian North Railway Station 38.985,121.597@华北路/華北路=Huabei Road 38.958,121.598@松江路=Songjiang Road 38.942,121.600@春柳=Chunliu 38.921,121.595@兴工街/興工街=Xinggong Street 38.913,121.589@西安路=Xi'an Road 38.892,121.586@会展中心/會展中心=Convention and Exhibition Center 38.881,121.584@星海广场/星海廣場=Xinghai Square 38.873,121.562@黑石礁=Heishijiao 38.868,121.530@海事大学/海事大學=Dalian Maritime University 38.862,121.520@七贤岭/七賢嶺=Qixianling 38.848,121.520@河口=Hekou
49|metro|2号线|2號線|Line 2|0072bc|38.918,121.690@海之韵/海之韻=Haizhiyun 38.925,121.668@东港/東港=Donggang 38.925,121.655@港湾广场/港灣廣場=Gangwan Square 38.920,121.643@中山广场/中山廣場=Zhongshan Square 38.917,121.632@青泥洼桥/青泥窪橋=Qingniwaqiao 38.914,121.612@人民广场/人民廣場=Renmin Square 38.913,121.589@西安路=Xi'an Road 38.917,121.568@马栏广场/馬欄廣場=Malan Square 38.925,121.548@红旗西路/紅旗西路=Hongqi West Road 38.960,121.545@机场/機場=Airport 38.962,121.512@辛寨子=Xinzhaizi
49|metro|3号线|3號線|Line 3|c8102e|38.922,121.632@大连站/大連站=Dalian Railway Station 38.935,121.608@香炉礁/香爐礁=Xianglujiao 38.962,121.622@金家街=Jinjia Street 38.985,121.648@泉水=Quanshui 39.015,121.692@大连湾/大連灣=Dalianwan 39.050,121.765@金马路/金馬路=Jinma Road 39.055,121.790@开发区/開發區=Development Area 39.058,121.825@保税区/保稅區=Free Trade Zone 39.055,121.870@双D港/雙D港=DD Port 39.060,121.910@小窑湾/小窯灣=Xiaoyaowan 39.085,122.010@金石滩/金石灘=Jinshitan
49|metro|5号线|5號線|Line 5|f08300|38.880,121.685@虎滩新区/虎灘新區=Hutanxinqu 38.880,121.672@虎滩公园/虎灘公園=Hutan Park 38.910,121.632@劳动公园/勞動公園=Laodong Park 38.917,121.632@青泥洼桥/青泥窪橋=Qingniwaqiao 38.922,121.632@大连站/大連站=Dalian Railway Station 38.950,121.620@梭鱼湾/梭魚灣=Suoyuwan 38.985,121.648@泉水=Quanshui 38.985,121.665@后关村/後關村=Houguancun
49|water|大连湾|大連灣|Dalian Bay||38.960,121.680
49|water|星海湾|星海灣|Xinghai Bay||38.875,121.590
49|water|黄海|黃海|Yellow Sea||38.870,121.720
49|water|渤海||Bohai Sea||39.000,121.480
49|park|劳动公园|勞動公園|Labour Park|450|38.909,121.629
49|park|星海公园|星海公園|Xinghai Park|300|38.876,121.572
49|park|森林动物园|森林動物園|Forest Zoo|800|38.880,121.615
49|park|老虎滩海洋公园|老虎灘海洋公園|Laohutan Ocean Park|450|38.870,121.672
48|road|二环路|二環路|Second Ring Road||41.840,123.365 41.850,123.400 41.852,123.430 41.845,123.465 41.830,123.500 41.800,123.515 41.770,123.505 41.750,123.480 41.742,123.450 41.745,123.415 41.755,123.375 41.775,123.350 41.810,123.345 41.840,123.365
48|road|青年大街||Qingnian Street||41.812,123.430 41.795,123.428 41.780,123.428 41.765,123.430 41.748,123.437 41.730,123.445
48|road|绕城高速|繞城高速|Shenyang Ring Expressway||41.910,123.350 41.915,123.420 41.905,123.490 41.870,123.560 41.820,123.600 41.765,123.590 41.710,123.540 41.685,123.470 41.690,123.390 41.715,123.310 41.760,123.270 41.820,123.265 41.875,123.300 41.910,123.350
48|road|建设大路|建設大路|Jianshe Road||41.790,123.330 41.789,123.350 41.789,123.370 41.790,123.385
48|road|机场高速|機場高速|Airport Expressway||41.735,123.455 41.710,123.465 41.685,123.475 41.660,123.482 41.645,123.485
48|metro|1号线|1號線|Line 1|e4002b|41.767,123.225@十三号街/十三號街=Shisanhaojie 41.765,123.255@中央大街=Zhongyang Street 41.789,123.340@重工街=Zhonggong Street 41.789,123.370@铁西广场/鐵西廣場=Tiexi Square 41.791,123.393@沈阳站/瀋陽站=Shenyang Railway Station 41.791,123.404@太原街=Taiyuan Street 41.794,123.427@青年大街=Qingnian Street 41.797,123.442@怀远门/懷遠門=Huaiyuanmen 41.801,123.457@中街=Middle Street 41.800,123.485@滂江街=Pangjiang Street 41.808,123.510@黎明广场/黎明廣場=Liming Square
48|metro|2号线|2號線|Line 2|f5a800|41.922,123.400@航空航天大学/航空航天大學=Aerospace University 41.912,123.412@师范大学/師範大學=Normal University 41.868,123.428@三台子=Santaizi 41.838,123.420@北陵公园/北陵公園=Beiling Park 41.816,123.432@沈阳北站/瀋陽北站=Shenyang North Railway Station 41.803,123.429@市府广场/市府廣場=Shifu Square 41.794,123.427@青年大街=Qingnian Street 41.779,123.429@青年公园/青年公園=Qingnian Park 41.769,123.430@工业展览馆/工業展覽館=Industrial Exhibition Hall 41.751,123.435@五里河=Wulihe 41.740,123.446@奥体中心/奧體中心=Olympic Sports Center 41.690,123.463@全运路/全運路=Quanyun Road 41.645,123.488@桃仙机场/桃仙機場=Taoxian Airport
48|metro|4号线|4號線|Line 4|0066b3|41.870,123.440@正新路=Zhengxin Road 41.840,123.465@望花街=Wanghua Street 41.816,123.432@沈阳北站/瀋陽北站=Shenyang North Railway Station 41.791,123.404@太原街=Taiyuan Street 41.778,123.405@南五马路/南五馬路=Nanwu Road 41.735,123.400@长白南/長白南=Changbainan 41.645,123.370@沈阳南站/瀋陽南站=Shenyang South Railway Station
48|metro|9号线|9號線|Line 9|00a88f|41.837,123.395@怒江公园/怒江公園=Nujiang Park 41.825,123.395@淮河街沈医二院/淮河街沈醫二院=Second Hospital of Shenyang Medical College 41.789,123.370@铁西广场/鐵西廣場=Tiexi Square 41.775,123.370@兴华公园/興華公園=Xinghua Park 41.740,123.446@奥体中心/奧體中心=Olympic Sports Center 41.738,123.495@建筑大学/建築大學=Jianzhu University
48|metro|10号线|10號線|Line 10|8e4a9e|41.855,123.350@丁香湖=Dingxianghu 41.825,123.395@淮河街沈医二院/淮河街沈醫二院=Second Hospital of Shenyang Medical College 41.832,123.420@中医药大学/中醫藥大學=University of Chinese Medicine 41.835,123.480@北大营街/北大營街=Beidaying Street 41.800,123.485@滂江街=Pangjiang Street 41.762,123.478@长青街/長青街=Changqing Street 41.720,123.500@张沙布/張沙布=Zhangshabu
48|water|浑河|渾河|Hun River||41.752,123.425
48|water|丁香湖||Dingxiang Lake||41.852,123.345
48|water|南运河|南運河|South Canal||41.773,123.445
48|park|北陵公园|北陵公園|Beiling Park|1000|41.847,123.424
48|park|青年公园|青年公園|Qingnian Park|250|41.778,123.424
48|park|五里河公园|五里河公園|Wulihe Park|500|41.750,123.430
48|park|南湖公园|南湖公園|Nanhu Park|350|41.772,123.410
48|park|东陵公园|東陵公園|Dongling Park|900|41.833,123.585
75|road|二环路|二環路|Second Ring Road||45.775,126.600 45.765,126.590 45.745,126.590 45.725,126.600 45.712,126.620 45.715,126.645 45.725,126.670 45.745,126.690 45.770,126.690 45.790,126.680 45.795,126.655
75|road|绕城高速|繞城高速|Harbin Ring Expressway||45.870,126.560 45.860,126.640 45.840,126.700 45.800,126.760 45.740,126.790 45.690,126.750 45.660,126.690 45.650,126.610 45.680,126.530 45.720,126.490 45.770,126.470 45.830,126.490 45.870,126.560
75|road|中山路||Zhongshan Road||45.760,126.640 45.750,126.650 45.740,126.660 45.728,126.672
75|road|友谊路|友誼路|Youyi Road||45.785,126.625 45.778,126.608 45.768,126.590 45.755,126.570
75|road|阳明滩大桥|陽明灘大橋|Yangmingtan Bridge||45.745,126.530 45.760,126.535 45.780,126.540 45.800,126.545
75|metro|1号线|1號線|Line 1|c8102e|45.784,126.707@哈尔滨东站/哈爾濱東站=Harbin East Railway Station 45.782,126.685@交通学院/交通學院=Jiaotong University 45.776,126.668@太平桥/太平橋=Taipingqiao 45.770,126.675@工程大学/工程大學=Engineering University 45.766,126.652@医大一院/醫大一院=First Hospital of HMU 45.757,126.642@博物馆/博物館=Heilongjiang Museum 45.746,126.632@哈工大=Harbin Institute of Technology 45.728,126.617@和兴路/和興路=Hexing Road 45.712,126.617@理工大学/理工大學=University of Science and Technology 45.706,126.618@黑龙江大学/黑龍江大學=Heilongjiang University 45.675,126.607@哈尔滨南站/哈爾濱南站=Harbin South Railway Station
75|metro|2号线|2號線|Line 2|00843d|45.872,126.548@大学城/大學城=Daxuecheng 45.825,126.545@世茂大道=Shimao Avenue 45.783,126.560@冰雪大世界=Ice and Snow World 45.779,126.605@人民广场/人民廣場=Renmin Square 45.773,126.615@中央大街=Central Street 45.760,126.628@哈尔滨站/哈爾濱站=Harbin Railway Station 45.757,126.642@博物馆/博物館=Heilongjiang Museum 45.745,126.660@省政府=Provincial Government 45.730,126.690@气象台/氣象台=Qixiangtai
75|metro|3号线|3號線|Line 3|f2a900|45.708,126.575@哈西站=Harbin West Railway Station 45.728,126.565@城乡路/城鄉路=Chengxiang Road 45.745,126.565@群力第一大道=Qunli First Avenue 45.765,126.590 45.779,126.605@人民广场/人民廣場=Renmin Square 45.795,126.645@北马路/北馬路=Beima Road 45.793,126.655@靖宇公园/靖宇公園=Jingyu Park 45.776,126.668@太平桥/太平橋=Taipingqiao 45.742,126.690@会展中心/會展中心=Exhibition Center 45.728,126.675@珠江路=Zhujiang Road 45.706,126.622@医大二院/醫大二院=Second Hospital of HMU 45.708,126.575@哈西站=Harbin West Railway Station
75|water|松花江||Songhua River||45.790,126.610
75|water|马家沟|馬家溝|Majiagou River||45.755,126.660
75|park|斯大林公园|斯大林公園|Stalin Park|250|45.780,126.615
75|park|太阳岛|太陽島|Sun Island|1300|45.795,126.590
75|park|兆麟公园|兆麟公園|Zhaolin Park|250|45.777,126.622
75|park|群力湿地公园|群力溼地公園|Qunli Wetland Park|400|45.725,126.555
425|road|河滩快速路|河灘快速路|Hetan Expressway||43.740,87.615 43.765,87.612 43.790,87.608 43.810,87.603 43.830,87.597 43.850,87.590 43.870,87.580 43.890,87.570
425|road|外环路|外環路|Outer Ring Road||43.860,87.545 43.840,87.560 43.820,87.570 43.800,87.575 43.780,87.585 43.765,87.600 43.760,87.625 43.775,87.645 43.800,87.640 43.825,87.630 43.850,87.620 43.865,87.595 43.860,87.545
425|road|北京路||Beijing Road||43.815,87.592 43.835,87.580 43.855,87.565 43.875,87.545 43.890,87.530
425|road|友好路||Youhao Road||43.795,87.605 43.808,87.597 43.822,87.590
425|metro|1号线|1號線|Line 1|e60012|43.905,87.478@国际机场/國際機場=International Airport 43.895,87.505@三工=Sangong 43.880,87.530@大地窝堡/大地窩堡=Dadiwobao 43.866,87.548@植物园/植物園=Zhiwuyuan 43.858,87.560@铁路局/鐵路局=Tieluju 43.838,87.575@新疆图书馆/新疆圖書館=Xinjiang Library 43.816,87.591@八楼/八樓=Balou 43.803,87.604@红山/紅山=Hongshan 43.790,87.617@南门/南門=Nanmen 43.779,87.617@二道桥/二道橋=Erdaoqiao 43.765,87.617@新疆大学/新疆大學=Xinjiang University 43.750,87.615@三屯碑=Santunbei
425|water|红雁池水库|紅雁池水庫|Hongyanchi Reservoir||43.715,87.625
425|water|柴窝堡湖|柴窩堡湖|Chaiwopu Lake||43.500,87.900
425|park|红山公园|紅山公園|Hongshan Park|450|43.801,87.609
425|park|人民公园|人民公園|People's Park|350|43.795,87.602
425|park|水磨沟公园|水磨溝公園|Shuimogou Park|500|43.835,87.650
425|park|乌鲁木齐植物园|烏魯木齊植物園|Urumqi Botanical Garden|450|43.868,87.555
188|road|二环路|二環路|Second Ring Road||36.700,116.960 36.705,116.990 36.702,117.020 36.695,117.050 36.670,117.065 36.648,117.063 36.628,117.050 36.625,117.020 36.625,116.990 36.630,116.955 36.655,116.945 36.680,116.945 36.700,116.960
188|road|北园高架路|北園高架路|Beiyuan Elevated Road||36.685,116.945 36.690,116.970 36.690,116.995 36.690,117.020 36.690,117.045
188|road|经十路|經十路|Jingshi Road||36.650,116.880 36.652,116.920 36.652,116.960 36.648,117.000 36.648,117.040 36.650,117.080 36.655,117.120 36.660,117.160 36.670,117.200
188|road|顺河高架路|順河高架路|Shunhe Elevated Road||36.700,117.005 36.685,117.007 36.670,117.006 36.655,117.007 36.640,117.008
188|road|绕城高速|繞城高速|Jinan Ring Expressway||36.720,116.880 36.740,116.960 36.760,117.040 36.780,117.120 36.750,117.190 36.690,117.210 36.620,117.180 36.590,117.100 36.580,117.000 36.600,116.920 36.640,116.860 36.690,116.850 36.720,116.880
188|road|机场路|機場路|Airport Road||36.710,117.100 36.745,117.140 36.780,117.175 36.820,117.200 36.850,117.215
188|metro|1号线|1號線|Line 1|963cbd|36.690,116.880@方特=Fangte 36.668,116.889@济南西站/濟南西站=Jinan West Railway Station 36.655,116.890@大杨/大楊=Dayang 36.645,116.880@王府庄/王府莊=Wangfuzhuang 36.560,116.805@园博园/園博園=Garden Expo Park 36.545,116.800@大学城/大學城=Daxuecheng 36.505,116.810@工研院=Industrial Research Institute
188|metro|2号线|2號線|Line 2|ffb600|36.645,116.880@王府庄/王府莊=Wangfuzhuang 36.655,116.910@腊山/臘山=Lashan 36.670,116.960@八里桥/八里橋=Baliqiao 36.676,116.985@济南站北/濟南站北=Jinan Railway Station North 36.692,117.000@生产路/生產路=Shengchan Road 36.690,117.020@历黄路/歷黃路=Lihuang Road 36.690,117.055@二环东路/二環東路=Erhuan East Road 36.695,117.105@八涧堡/八澗堡=Bajianbao 36.705,117.170@鲍山/鮑山=Baoshan 36.712,117.270@彭家庄/彭家莊=Pengjiazhuang
188|metro|3号线|3號線|Line 3|0072ce|36.620,117.115@龙洞/龍洞=Longdong 36.648,117.118@龙奥大厦/龍奧大廈=Long'ao Tower 36.658,117.116@奥体中心/奧體中心=Olympic Sports Center 36.695,117.105@八涧堡/八澗堡=Bajianbao 36.720,117.125@王舍人=Wangsheren 36.745,117.148@济南东站/濟南東站=Jinan East Railway Station 36.790,117.160@滩头/灘頭=Tantou 36.862,117.210@机场北/機場北=Airport North
188|water|黄河|黃河|Yellow River||36.735,117.000
188|water|大明湖||Daming Lake||36.676,117.018
188|water|小清河||Xiaoqing River||36.702,117.030
188|park|大明湖公园|大明湖公園|Daming Lake Park|500|36.677,117.017
188|park|趵突泉公园|趵突泉公園|Baotu Spring Park|200|36.661,117.009
188|park|千佛山||Qianfo Mountain|800|36.638,117.033
188|park|泉城公园|泉城公園|Quancheng Park|450|36.647,117.012
337|road|一环路|一環路|First Ring Road||26.595,106.700 26.597,106.715 26.588,106.725 26.575,106.725 26.562,106.718 26.558,106.700 26.568,106.693 26.582,106.693 26.595,106.700
337|road|中环路|中環路|Middle Ring Road||26.615,106.690 26.618,106.725 26.605,106.745 26.580,106.750 26.555,106.745 26.540,106.720 26.543,106.690 26.565,106.670 26.590,106.665 26.615,106.690
337|road|绕城高速|繞城高速|Guiyang Ring Expressway||26.690,106.640 26.680,106.710 26.650,106.770 26.590,106.800 26.530,106.810 26.480,106.770 26.460,106.700 26.480,106.640 26.520,106.600 26.580,106.575 26.640,106.580 26.690,106.640
337|road|北京路||Beijing Road||26.596,106.690 26.597,106.705 26.598,106.720
337|road|机场路|機場路|Airport Road||26.560,106.725 26.552,106.750 26.545,106.775 26.540,106.795
337|metro|1号线|1號線|Line 1|00a651|26.667,106.580@下麦西/下麥西=Xiamaixi 26.652,106.615@云潭路/雲潭路=Yuntan Road 26.640,106.628@观山湖公园/觀山湖公園=Guanshanhu Park 26.645,106.645@国际生态会议中心/國際生態會議中心=International Eco-conference Center 26.619,106.672@贵阳北站/貴陽北站=Guiyang North Railway Station 26.597,106.704@北京路=Beijing Road 26.584,106.710@喷水池/噴水池=Penshuichi 26.578,106.712@中山路=Zhongshan Road 26.571,106.709@人民广场/人民廣場=Renmin Square 26.560,106.705@火车站/火車站=Guiyang Railway Station 26.548,106.702@沙冲路/沙衝路=Shachong Road 26.520,106.690 26.462,106.690@小孟工业园/小孟工業園=Xiaomeng Industrial Park
337|metro|2号线|2號線|Line 2|0072bc|26.690,106.635@白云北路/白雲北路=Baiyun North Road 26.640,106.628@观山湖公园/觀山湖公園=Guanshanhu Park 26.620,106.640 26.595,106.680 26.597,106.704@北京路=Beijing Road 26.586,106.703@延安西路=Yan'an West Road 26.584,106.710@喷水池/噴水池=Penshuichi 26.560,106.722@油榨街=Youzha Street 26.550,106.735@富源北路=Fuyuan North Road 26.540,106.800@龙洞堡机场/龍洞堡機場=Longdongbao Airport
337|metro|3号线|3號線|Line 3|e4007f|26.385,106.680@桐木岭/桐木嶺=Tongmuling 26.435,106.672@花溪公园/花溪公園=Huaxi Park 26.480,106.665 26.567,106.678@花果园西/花果園西=Huaguoyuan West 26.597,106.704@北京路=Beijing Road 26.617,106.745 26.655,106.790@东风镇/東風鎮=Dongfengzhen
337|water|南明河||Nanming River||26.573,106.715
337|water|观山湖|觀山湖|Guanshan Lake||26.640,106.622
337|water|花溪水库|花溪水庫|Huaxi Reservoir||26.420,106.650
337|park|黔灵山公园|黔靈山公園|Qianlingshan Park|1000|26.600,106.692
337|park|观山湖公园|觀山湖公園|Guanshanhu Park|700|26.641,106.622
337|park|森林公园|森林公園|Guiyang Forest Park|1000|26.545,106.735
337|park|花溪公园|花溪公園|Huaxi Park|400|26.432,106.673
96|road|内环快速路|內環快速路|Inner Ring Expressway||31.345,120.600 31.343,120.625 31.335,120.650 31.315,120.655 31.290,120.650 31.268,120.640 31.262,120.615 31.265,120.590 31.285,120.580 31.310,120.575 31.330,120.580 31.345,120.600
96|road|中环快速路|中環快速路|Middle Ring Expressway||31.390,120.560 31.395,120.620 31.385,120.690 31.365,120.760 31.320,120.800 31.265,120.790 31.230,120.730 31.215,120.650 31.215,120.580 31.240,120.520 31.300,120.505 31.350,120.520 31.390,120.560
96|road|人民路||Renmin Road||31.330,120.610 31.315,120.615 31.303,120.616 31.288,120.617 31.270,120.618 31.250,120.620
96|road|干将路|干將路|Ganjiang Road||31.308,120.585 31.305,120.600 31.303,120.616 31.303,120.635 31.305,120.650
96|road|沪宁高速|滬寧高速|Shanghai–Nanjing Expressway||31.395,120.500 31.375,120.560 31.360,120.620 31.355,120.680 31.350,120.740 31.345,120.800 31.340,120.860 31.335,120.930
96|road|金鸡湖大道|金雞湖大道|Jinji Lake Avenue||31.300,120.660 31.300,120.690 31.298,120.720 31.297,120.750 31.297,120.780
96|metro|1号线|1號線|Line 1|78be20|31.265,120.508@木渎/木瀆=Mudu 31.273,120.520@金枫路/金楓路=Jinfeng Road 31.295,120.545@玉山路=Yushan Road 31.297,120.562@狮子山/獅子山=Shizishan 31.303,120.588@西环路/西環路=Xihuan Road 31.307,120.601@广济南路/廣濟南路=Guangji South Road 31.304,120.610@养育巷/養育巷=Yangyuxiang 31.303,120.617@乐桥/樂橋=Leqiao 31.303,120.627@临顿路/臨頓路=Lindun Road 31.304,120.638@相门/相門=Xiangmen 31.317,120.662@中央公园/中央公園=Central Park 31.317,120.671@星海广场/星海廣場=Xinghai Square 31.318,120.679@东方之门/東方之門=Gate to the East 31.318,120.708@文化博览中心/文化博覽中心=Culture and Expo Center 31.318,120.719@时代广场/時代廣場=Times Square 31.318,120.733@星湖街=Xinghu Street 31.312,120.770@钟南街/鍾南街=Zhongnan Street
96|metro|2号线|2號線|Line 2|e4002b|31.470,120.630@骑河/騎河=Qihe 31.420,120.641@高铁苏州北站/高鐵蘇州北站=Suzhou North Railway Station 31.350,120.612@平泷路/平瀧路=Pinglong Road 31.331,120.608@苏州火车站/蘇州火車站=Suzhou Railway Station 31.322,120.599@山塘街=Shantang Street 31.314,120.597@石路=Shilu 31.307,120.601@广济南路/廣濟南路=Guangji South Road 31.298,120.597@三香广场/三香廣場=Sanxiang Square 31.290,120.597@劳动路/勞動路=Laodong Road 31.270,120.605@友联/友聯=Youlian 31.250,120.655@宝带桥南/寶帶橋南=Baodai Bridge South 31.260,120.720 31.265,120.790@桑田岛/桑田島=Sangtiandao
96|metro|3号线|3號線|Line 3|ff8200|31.372,120.538@苏州新区火车站/蘇州新區火車站=Suzhou New District Railway Station 31.308,120.560@何山路=Heshan Road 31.297,120.562@狮子山/獅子山=Shizishan 31.262,120.602@宝带西路/寶帶西路=Baodai West Road 31.248,120.620@红庄/紅莊=Hongzhuang 31.255,120.675 31.318,120.679@东方之门/東方之門=Gate to the East 31.332,120.685@中塘公园/中塘公園=Zhongtang Park 31.360,120.740 31.368,120.800@唯亭=Weiting
96|metro|4号线|4號線|Line 4|003da5|31.430,120.587@龙道浜/龍道浜=Longdaobang 31.380,120.612@活力岛/活力島=Huolidao 31.331,120.608@苏州火车站/蘇州火車站=Suzhou Railway Station 31.320,120.613@北寺塔=Beisi Pagoda 31.312,120.616@察院场/察院場=Chayuanchang 31.303,120.617@乐桥/樂橋=Leqiao 31.294,120.618@三元坊=Sanyuanfang 31.287,120.619@南门/南門=Nanmen 31.272,120.620@团结桥/團結橋=Tuanjieqiao 31.248,120.620@红庄/紅莊=Hongzhuang 31.180,120.632@松陵大道=Songling Avenue 31.160,120.650 31.155,120.715@同里=Tongli
96|metro|5号线|5號線|Line 5|d6006d|31.215,120.435@太湖香山=Taihu Xiangshan 31.255,120.490@灵岩山/靈巖山=Lingyanshan 31.270,120.545 31.290,120.597@劳动路/勞動路=Laodong Road 31.287,120.619@南门/南門=Nanmen 31.285,120.660 31.290,120.710 31.303,120.745@南施街=Nanshi Street 31.340,120.765 31.375,120.770@阳澄湖南/陽澄湖南=Yangcheng Lake South
96|metro|11号线|11號線|Line 11|a6631b|31.368,120.800@唯亭=Weiting 31.350,120.870 31.358,120.955@昆山南站/崑山南站=Kunshan South Railway Station 31.345,121.020@兵希=Bingxi 31.300,121.090@花桥/花橋=Huaqiao
96|water|金鸡湖|金雞湖|Jinji Lake||31.312,120.700
96|water|独墅湖|獨墅湖|Dushu Lake||31.275,120.705
96|water|太湖||Lake Tai||31.220,120.350
96|water|阳澄湖|陽澄湖|Yangcheng Lake||31.425,120.770
96|park|虎丘||Tiger Hill|350|31.337,120.576
96|park|拙政园|拙政園|Humble Administrator's Garden|150|31.326,120.625
96|park|白塘植物公园|白塘植物公園|Baitang Botanical Park|500|31.338,120.720
96|park|石湖景区|石湖景區|Shihu Scenic Area|900|31.262,120.585
96|park|中央公园|中央公園|Central Park|250|31.318,120.662
118|road|环城路|環城路|Ring Road||29.890,121.540 29.888,121.560 29.880,121.575 29.865,121.580 29.852,121.570 29.850,121.550 29.855,121.532 29.870,121.525 29.890,121.540
118|road|绕城高速|繞城高速|Ningbo Ring Expressway||29.960,121.500 29.975,121.580 29.960,121.660 29.930,121.730 29.880,121.740 29.820,121.720 29.770,121.660 29.750,121.590 29.755,121.510 29.790,121.440 29.850,121.410 29.910,121.430 29.960,121.500
118|road|中山路||Zhongshan Road||29.878,121.510 29.875,121.530 29.872,121.550 29.870,121.570 29.868,121.595 29.865,121.620
118|road|机场快速路|機場快速路|Airport Expressway||29.940,121.525 29.910,121.518 29.880,121.515 29.855,121.510 29.835,121.490 29.825,121.470
118|road|世纪大道|世紀大道|Shiji Avenue||29.900,121.595 29.880,121.592 29.865,121.590 29.845,121.590 29.825,121.588
118|metro|1号线|1號線|Line 1|0072ce|29.885,121.432@高桥西/高橋西=Gaoqiaoxi 29.880,121.490@望春桥/望春橋=Wangchunqiao 29.876,121.537@西门口/西門口=Ximenkou 29.872,121.548@鼓楼/鼓樓=Gulou 29.870,121.556@东门口/東門口=Dongmenkou 29.867,121.575@樱花公园/櫻花公園=Yinghua Park 29.866,121.587@福明路=Fuming Road 29.864,121.608@海晏北路=Haiyan North Road 29.857,121.627@东环南路/東環南路=Donghuan South Road 29.870,121.700@五乡/五鄉=Wuxiang 29.875,121.735@宝幢/寶幢=Baozhuang 29.895,121.830@北仑/北侖=Beilun 29.880,121.870@霞浦=Xiapu
118|metro|2号线|2號線|Line 2|c8102e|29.824,121.464@栎社国际机场/櫟社國際機場=Lishe International Airport 29.815,121.480@栎社/櫟社=Lishe 29.812,121.500@石碶=Shiqi 29.861,121.536@宁波火车站/寧波火車站=Ningbo Railway Station 29.868,121.546@城隍庙/城隍廟=Chenghuangmiao 29.872,121.548@鼓楼/鼓樓=Gulou 29.880,121.555@外滩大桥/外灘大橋=Waitan Bridge 29.900,121.590@三官堂=Sanguantang 29.935,121.630@清水浦=Qingshuipu 29.955,121.712@招宝山/招寶山=Zhaobaoshan
118|metro|3号线|3號線|Line 3|f08300|29.755,121.545@高塘桥/高塘橋=Gaotangqiao 29.807,121.545@南部商务区/南部商務區=Southern Business District 29.815,121.552@鄞州区政府/鄞州區政府=Yinzhou District Government 29.835,121.565@仇毕/仇畢=Choubi 29.857,121.572@儿童公园/兒童公園=Ertong Park 29.867,121.575@樱花公园/櫻花公園=Yinghua Park 29.880,121.577@大通桥/大通橋=Datongqiao 29.900,121.610 29.965,121.590@骆驼桥/駱駝橋=Luotuoqiao
118|metro|4号线|4號線|Line 4|009944|29.985,121.455@慈城=Cicheng 29.925,121.540@洪大路=Hongda Road 29.872,121.528@大卿桥/大卿橋=Daqingqiao 29.861,121.536@宁波火车站/寧波火車站=Ningbo Railway Station 29.860,121.560@兴宁桥西/興寧橋西=Xingningqiao West 29.857,121.572@儿童公园/兒童公園=Ertong Park 29.815,121.620 29.770,121.650@东钱湖/東錢湖=Dongqianhu
118|water|甬江||Yong River||29.890,121.580
118|water|奉化江||Fenghua River||29.855,121.552
118|water|姚江||Yao River||29.890,121.530
118|water|东钱湖|東錢湖|Dongqian Lake||29.765,121.670
118|park|月湖公园|月湖公園|Moon Lake Park|300|29.867,121.540
118|park|鄞州公园|鄞州公園|Yinzhou Park|400|29.818,121.540
118|park|日湖公园|日湖公園|Rihu Park|400|29.895,121.550
118|park|宁波植物园|寧波植物園|Ningbo Botanical Garden|700|29.945,121.630
143|road|一环路|一環路|First Ring Road||31.882,117.265 31.883,117.290 31.880,117.310 31.865,117.315 31.850,117.312 31.838,117.300 31.836,117.280 31.838,117.262 31.850,117.253 31.868,117.255 31.882,117.265
143|road|二环路|二環路|Second Ring Road||31.905,117.260 31.910,117.300 31.895,117.340 31.860,117.355 31.825,117.335 31.808,117.300 31.808,117.260 31.820,117.225 31.850,117.215 31.885,117.230 31.905,117.260
143|road|金寨路||Jinzhai Road||31.862,117.285 31.845,117.270 31.825,117.258 31.800,117.245 31.775,117.230 31.755,117.220
143|road|长江路|長江路|Changjiang Road||31.840,117.180 31.845,117.210 31.852,117.240 31.858,117.265 31.862,117.290 31.866,117.320
143|road|绕城高速|繞城高速|Hefei Ring Expressway||31.975,117.230 31.970,117.320 31.930,117.400 31.860,117.430 31.790,117.410 31.735,117.350 31.700,117.270 31.720,117.190 31.760,117.130 31.830,117.090 31.900,117.110 31.950,117.160 31.975,117.230
143|metro|1号线|1號線|Line 1|e4002b|31.884,117.313@合肥火车站/合肥火車站=Hefei Railway Station 31.862,117.303@大东门/大東門=Dadongmen 31.854,117.299@包公园/包公園=Baogong Park 31.845,117.296@合工大南区/合工大南區=HFUT South Campus 31.818,117.297@葛大店=Gedadian 31.800,117.286@合肥南站=Hefei South Railway Station 31.735,117.294@滨湖会展中心/濱湖會展中心=Binhu Convention and Exhibition Center 31.710,117.310@万达城/萬達城=Wanda City 31.685,117.310@九联圩/九聯圩=Jiulianxu
143|metro|2号线|2號線|Line 2|0072ce|31.865,117.095@南岗/南崗=Nangang 31.845,117.130@天柱路=Tianzhu Road 31.838,117.175@大蜀山=Dashushan 31.847,117.225@西七里塘=Xiqilitang 31.850,117.245@五里墩=Wulidun 31.853,117.256@三里庵=Sanli'an 31.863,117.290@四牌楼/四牌樓=Sipailou 31.862,117.303@大东门/大東門=Dadongmen 31.865,117.315@三里街=Sanli Street 31.862,117.345@长淮/長淮=Changhuai 31.862,117.400@三十埠=Sanshibu
143|metro|3号线|3號線|Line 3|009944|31.935,117.345@相城路=Xiangcheng Road 31.884,117.313@合肥火车站/合肥火車站=Hefei Railway Station 31.873,117.273@杏花公园/杏花公園=Xinghua Park 31.847,117.225@西七里塘=Xiqilitang 31.825,117.225@图书馆/圖書館=Library 31.814,117.225@天鹅湖/天鵝湖=Swan Lake 31.775,117.205@合肥大学城/合肥大學城=Hefei University Town 31.735,117.205@幸福坝/幸福壩=Xingfuba
143|metro|4号线|4號線|Line 4|f08300|31.800,117.090@燎原=Liaoyuan 31.825,117.150 31.825,117.225@图书馆/圖書館=Library 31.830,117.245@望江西路=Wangjiang West Road 31.812,117.275@朝阳/朝陽=Chaoyang 31.800,117.286@合肥南站=Hefei South Railway Station 31.818,117.297@葛大店=Gedadian 31.850,117.350 31.890,117.340@青龙岗/青龍崗=Qinglonggang
143|water|巢湖||Chaohu Lake||31.640,117.420
143|water|天鹅湖|天鵝湖|Swan Lake||31.812,117.220
143|water|董铺水库|董鋪水庫|Dongpu Reservoir||31.880,117.190
143|water|南淝河||Nanfei River||31.850,117.315
143|park|逍遥津公园|逍遙津公園|Xiaoyaojin Park|250|31.868,117.293
143|park|包公园|包公園|Baogong Park|350|31.853,117.298
143|park|大蜀山森林公园|大蜀山森林公園|Dashushan Forest Park|1100|31.845,117.168
143|park|骆岗公园|駱崗公園|Luogang Park|1500|31.780,117.300
93|road|内环快速路|內環快速路|Inner Ring Expressway||31.605,120.275 31.610,120.300 31.605,120.325 31.590,120.340 31.565,120.340 31.545,120.330 31.535,120.305 31.538,120.275 31.555,120.255 31.580,120.258 31.605,120.275
93|road|太湖大道||Taihu Avenue||31.545,120.235 31.550,120.265 31.556,120.290 31.558,120.315 31.560,120.340 31.560,120.365
93|road|中山路||Zhongshan Road||31.590,120.300 31.578,120.299 31.568,120.300 31.558,120.301
93|road|环太湖公路|環太湖公路|Lake Tai Ring Road||31.535,120.215 31.520,120.235 31.500,120.250 31.480,120.265 31.462,120.285
93|metro|1号线|1號線|Line 1|e4002b|31.668,120.285@堰桥/堰橋=Yanqiao 31.635,120.287@西漳=Xizhang 31.586,120.301@无锡火车站/無錫火車站=Wuxi Railway Station 31.580,120.298@胜利门/勝利門=Shenglimen 31.575,120.300@三阳广场/三陽廣場=Sanyang Square 31.566,120.304@南禅寺/南禪寺=Nanchansi 31.556,120.304@太湖广场/太湖廣場=Taihu Square 31.548,120.303@清扬路/清揚路=Qingyang Road 31.535,120.298@人民医院/人民醫院=Renmin Hospital 31.515,120.298@华清大桥/華清大橋=Huaqing Bridge 31.490,120.300@市民中心=Civic Center 31.465,120.300@长广溪/長廣溪=Changguangxi
93|metro|2号线|2號線|Line 2|009944|31.553,120.222@梅园开原寺/梅園開原寺=Meiyuan Kaiyuan Temple 31.560,120.248@荣巷/榮巷=Rongxiang 31.575,120.300@三阳广场/三陽廣場=Sanyang Square 31.582,120.318@上马墩/上馬墩=Shangmadun 31.583,120.330@靖海公园/靖海公園=Jinghai Park 31.593,120.350@广益/廣益=Guangyi 31.599,120.457@无锡东站/無錫東站=Wuxi East Railway Station
93|metro|3号线|3號線|Line 3|0072ce|31.640,120.210@苏庙/蘇廟=Sumiao 31.602,120.280@盛岸=Sheng'an 31.586,120.301@无锡火车站/無錫火車站=Wuxi Railway Station 31.583,120.330@靖海公园/靖海公園=Jinghai Park 31.540,120.352@旺庄路/旺莊路=Wangzhuang Road 31.525,120.400@无锡新区站/無錫新區站=Wuxi New District Railway Station 31.505,120.428@硕放机场/碩放機場=Sunan Shuofang International Airport
93|metro|4号线|4號線|Line 4|8e3a80|31.615,120.298@刘潭/劉潭=Liutan 31.602,120.280@盛岸=Sheng'an 31.555,120.265@体育中心/體育中心=Sports Center 31.490,120.300@市民中心=Civic Center 31.510,120.345@博览中心/博覽中心=Expo Center
93|water|太湖||Lake Tai||31.440,120.220
93|water|蠡湖||Lihu Lake||31.525,120.255
93|water|京杭大运河|京杭大運河|Grand Canal||31.545,120.320
93|park|锡惠公园|錫惠公園|Xihui Park|500|31.583,120.268
93|park|鼋头渚|黿頭渚|Yuantouzhu|900|31.528,120.212
93|park|蠡湖公园|蠡湖公園|Lihu Park|400|31.545,120.248
93|park|梅园|梅園|Meiyuan Garden|500|31.557,120.222
160|road|二环路|二環路|Second Ring Road||26.110,119.270 26.113,119.295 26.108,119.320 26.092,119.335 26.070,119.340 26.050,119.325 26.045,119.300 26.055,119.275 26.078,119.265 26.095,119.262 26.110,119.270
160|road|三环路|三環路|Third Ring Road||26.120,119.290 26.120,119.330 26.100,119.355 26.070,119.370 26.040,119.360 26.015,119.340 26.005,119.310 26.010,119.275 26.030,119.245 26.060,119.230 26.090,119.245 26.120,119.290
160|road|五四路||Wusi Road||26.110,119.302 26.098,119.303 26.088,119.302 26.078,119.301
160|road|福州绕城高速|福州繞城高速|Fuzhou Ring Expressway||26.180,119.280 26.170,119.350 26.130,119.410 26.080,119.450 26.020,119.450 25.970,119.400 25.940,119.340 25.950,119.270
160|road|机场高速|機場高速|Airport Expressway||26.030,119.400 26.000,119.450 25.975,119.510 25.960,119.570 25.945,119.630
160|metro|1号线|1號線|Line 1|e4002b|26.147,119.312@象峰=Xiangfeng 26.110,119.314@福州火车站/福州火車站=Fuzhou Railway Station 26.100,119.303@树兜/樹兜=Shudou 26.091,119.297@屏山=Pingshan 26.083,119.297@东街口/東街口=Dongjiekou 26.073,119.297@南门兜/南門兜=Nanmendou 26.056,119.305@达道/達道=Dadao 26.042,119.307@上藤=Shangteng 26.034,119.315@三叉街=Sancha Street 26.025,119.327@白湖亭=Baihuting 26.012,119.345@黄山/黃山=Huangshan 25.992,119.372@城门/城門=Chengmen 25.983,119.392@福州火车南站/福州火車南站=Fuzhou South Railway Station 26.005,119.475@三江口=Sanjiangkou
160|metro|2号线|2號線|Line 2|009944|26.040,119.145@苏洋/蘇洋=Suyang 26.055,119.190@福州大学/福州大學=Fuzhou University 26.028,119.205@董屿福建师大/董嶼福建師大=Dongyu Fujian Normal University 26.035,119.265@金山=Jinshan 26.063,119.280@宁化/寧化=Ninghua 26.068,119.290@西洋=Xiyang 26.073,119.297@南门兜/南門兜=Nanmendou 26.073,119.307@水部=Shuibu 26.075,119.325@紫阳/紫陽=Ziyang 26.068,119.370@鼓山=Gushan 26.063,119.395@洋里=Yangli
160|metro|4号线|4號線|Line 4|8e3a80|26.060,119.245@洪塘=Hongtang 26.083,119.262@金牛山=Jinniushan 26.090,119.290@省立医院/省立醫院=Provincial Hospital 26.083,119.297@东街口/東街口=Dongjiekou 26.086,119.314@东门/東門=Dongmen 26.090,119.335 26.068,119.343@前屿/前嶼=Qianyu 26.040,119.355@会展中心/會展中心=Convention and Exhibition Center 25.992,119.372@城门/城門=Chengmen
160|metro|滨海快线|濱海快線|Coastal Express|0072ce|26.110,119.314@福州火车站/福州火車站=Fuzhou Railway Station 26.068,119.370@鼓山=Gushan 25.983,119.392@福州火车南站/福州火車南站=Fuzhou South Railway Station 25.960,119.480 25.945,119.570 25.934,119.660@长乐机场/長樂機場=Changle International Airport
160|water|闽江|閩江|Min River||26.045,119.290
160|water|西湖||West Lake||26.092,119.284
160|water|乌龙江|烏龍江|Wulong River||26.000,119.290
160|park|西湖公园|西湖公園|West Lake Park|400|26.092,119.285
160|park|福州国家森林公园|福州國家森林公園|Fuzhou National Forest Park|900|26.157,119.288
160|park|温泉公园|溫泉公園|Hot Spring Park|250|26.098,119.310
160|park|乌山|烏山|Wushan Hill|300|26.077,119.291
160|park|鼓山||Gushan Mountain|1500|26.060,119.395
64|road|人民大街||Renmin Street||43.908,125.322 43.892,125.323 43.876,125.323 43.860,125.322 43.842,125.322 43.825,125.323 43.805,125.325
64|road|解放大路||Jiefang Road||43.873,125.280 43.875,125.300 43.876,125.323 43.878,125.345
64|road|三环路|三環路|Third Ring Road||43.945,125.270 43.950,125.310 43.950,125.350 43.930,125.385 43.895,125.405 43.855,125.400 43.825,125.380 43.815,125.340 43.820,125.290 43.840,125.250 43.875,125.235 43.915,125.240 43.945,125.270
64|road|绕城高速|繞城高速|Changchun Ring Expressway||43.985,125.230 43.995,125.330 43.975,125.420 43.920,125.470 43.850,125.480 43.780,125.440 43.755,125.350 43.765,125.250 43.810,125.180 43.870,125.160 43.940,125.170 43.985,125.230
64|metro|1号线|1號線|Line 1|e4002b|43.950,125.320@北环城路/北環城路=Beihuancheng Road 43.913,125.322@长春站北/長春站北=Changchun Railway Station North 43.908,125.322@长春站/長春站=Changchun Railway Station 43.890,125.323@人民广场/人民廣場=Renmin Square 43.876,125.323@解放大路=Jiefangda Road 43.863,125.322@东北师大/東北師大=Northeast Normal University 43.855,125.322@工农广场/工農廣場=Gongnong Square 43.842,125.321@卫星广场/衛星廣場=Weixing Square 43.820,125.322@市政府=Municipal Government 43.795,125.325@红嘴子/紅嘴子=Hongzuizi
64|metro|2号线|2號線|Line 2|0072ce|43.835,125.180@汽车公园/汽車公園=Qiche Park 43.869,125.207@长春西站/長春西站=Changchun West Railway Station 43.872,125.235@西环城路/西環城路=Xihuancheng Road 43.876,125.305@文化广场/文化廣場=Cultural Square 43.876,125.323@解放大路=Jiefangda Road 43.880,125.362@东盛大街/東盛大街=Dongsheng Street 43.888,125.385@东方广场/東方廣場=Dongfang Square
64|metro|3号线|3號線|Line 3|f5b700|43.908,125.322@长春站/長春站=Changchun Railway Station 43.900,125.303@西安桥/西安橋=Xi'anqiao 43.873,125.285@宽平大桥/寬平大橋=Kuanping Bridge 43.853,125.290@湖西桥/湖西橋=Huxiqiao 43.843,125.295@前进大街/前進大街=Qianjin Street 43.842,125.321@卫星广场/衛星廣場=Weixing Square 43.828,125.380@会展中心/會展中心=Convention and Exhibition Center 43.795,125.430@长影世纪城/長影世紀城=Changying Century City
64|metro|4号线|4號線|Line 4|009944|43.913,125.322@长春站北/長春站北=Changchun Railway Station North 43.920,125.345@北海公园/北海公園=Beihai Park 43.903,125.345@伪皇宫/偽皇宮=Museum of the Imperial Palace of Manchukuo 43.870,125.355@东盛路/東盛路=Dongsheng Road 43.843,125.350@卫星路/衛星路=Weixing Road 43.800,125.350@天工路=Tiangong Road
64|water|伊通河||Yitong River||43.865,125.345
64|water|南湖||South Lake||43.854,125.300
64|water|净月潭|淨月潭|Jingyue Lake||43.785,125.470
64|park|南湖公园|南湖公園|South Lake Park|800|43.855,125.300
64|park|净月潭国家森林公园|淨月潭國家森林公園|Jingyuetan National Forest Park|2500|43.785,125.465
64|park|儿童公园|兒童公園|Children's Park|250|43.880,125.327
64|park|世界雕塑公园|世界雕塑公園|World Sculpture Park|600|43.817,125.332
64|park|胜利公园|勝利公園|Shengli Park|200|43.901,125.322
2|road|中山路||Zhongshan Road||38.047,114.440 38.046,114.465 38.045,114.485 38.045,114.505 38.045,114.530 38.045,114.555
2|road|二环路|二環路|Second Ring Road||38.085,114.455 38.088,114.490 38.085,114.530 38.070,114.560 38.040,114.575 38.010,114.565 37.990,114.540 37.988,114.500 37.995,114.460 38.020,114.440 38.055,114.440 38.085,114.455
2|road|裕华路|裕華路|Yuhua Road||38.040,114.450 38.039,114.475 38.038,114.500 38.037,114.525 38.036,114.550
2|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||38.150,114.610 38.110,114.605 38.070,114.600 38.030,114.600 37.990,114.590 37.950,114.580
2|metro|1号线|1號線|Line 1|e4002b|38.048,114.425@西王=Xiwang 38.047,114.445@长城桥/長城橋=Changchengqiao 38.046,114.480@新百广场/新百廣場=Xinbai Square 38.046,114.487@解放广场/解放廣場=Jiefang Square 38.046,114.496@平安大街=Ping'an Street 38.046,114.508@北国商城/北國商城=Beiguo Shopping Mall 38.046,114.521@博物院=Museum 38.046,114.531@体育场/體育場=Stadium 38.046,114.553@谈固/談固=Tangu 38.048,114.580@白佛=Baifo 38.100,114.590@会展中心/會展中心=Convention and Exhibition Center 38.140,114.625@福泽/福澤=Fuze
2|metro|2号线|2號線|Line 2|f5b700|38.098,114.495@柳辛庄/柳辛莊=Liuxinzhuang 38.058,114.508@长安公园/長安公園=Chang'an Park 38.046,114.508@北国商城/北國商城=Beiguo Shopping Mall 38.035,114.508@裕华路/裕華路=Yuhua Road 38.015,114.505@欧韵公园/歐韻公園=Ouyun Park 38.010,114.484@石家庄站/石家莊站=Shijiazhuang Railway Station 37.975,114.480@嘉华路/嘉華路=Jiahua Road
2|metro|3号线|3號線|Line 3|0072ce|38.078,114.445@西三庄/西三莊=Xisanzhuang 38.055,114.478@市二中=No. 2 Middle School 38.046,114.480@新百广场/新百廣場=Xinbai Square 38.025,114.484@东里/東里=Dongli 38.010,114.484@石家庄站/石家莊站=Shijiazhuang Railway Station 38.015,114.500@槐安桥/槐安橋=Huai'anqiao 38.003,114.535@位同=Weitong 38.040,114.635@乐乡/樂鄉=Lexiang
2|water|滹沱河||Hutuo River||38.130,114.520
2|water|石津灌渠||Shijin Canal||38.075,114.500
2|park|长安公园|長安公園|Chang'an Park|300|38.049,114.512
2|park|裕西公园|裕西公園|Yuxi Park|300|38.032,114.453
2|park|世纪公园|世紀公園|Century Park|400|38.025,114.545
282|road|快速环道|快速環道|Express Ring Road||22.850,108.300 22.853,108.330 22.845,108.360 22.825,108.390 22.795,108.385 22.785,108.355 22.785,108.320 22.795,108.290 22.820,108.280 22.850,108.300
282|road|民族大道||Minzu Avenue||22.817,108.325 22.817,108.345 22.817,108.365 22.815,108.385 22.812,108.405 22.815,108.430
282|road|竹溪大道|竹谿大道|Zhuxi Avenue||22.828,108.335 22.825,108.355 22.822,108.375 22.820,108.395
282|road|机场高速|機場高速|Airport Expressway||22.790,108.310 22.760,108.290 22.730,108.265 22.700,108.235 22.665,108.205 22.630,108.185
282|road|绕城高速|繞城高速|Nanning Ring Expressway||22.900,108.300 22.905,108.380 22.880,108.450 22.820,108.490 22.750,108.480 22.700,108.420 22.690,108.330
282|metro|1号线|1號線|Line 1|00a650|22.805,108.195@石埠=Shibu 22.840,108.288@广西大学/廣西大學=Guangxi University 22.832,108.312@火车站/火車站=Nanning Railway Station 22.822,108.316@朝阳广场/朝陽廣場=Chaoyang Square 22.817,108.333@民族广场/民族廣場=Minzu Square 22.815,108.343@麻村=Macun 22.815,108.361@金湖广场/金湖廣場=Jinhu Square 22.815,108.374@会展中心/會展中心=Convention and Exhibition Center 22.812,108.387@万象城/萬象城=MixC 22.814,108.395@东盟商务区/東盟商務區=ASEAN Business District 22.820,108.420@埌东客运站/埌東客運站=Langdong Coach Station 22.838,108.411@火车东站/火車東站=Nanning East Railway Station
282|metro|2号线|2號線|Line 2|e4002b|22.880,108.315@西津=Xijin 22.845,108.315@明秀路=Mingxiu Road 22.832,108.312@火车站/火車站=Nanning Railway Station 22.822,108.316@朝阳广场/朝陽廣場=Chaoyang Square 22.805,108.312@福建园/福建園=Fujianyuan 22.780,108.305@江南客运站/江南客運站=Jiangnan Coach Station 22.745,108.322@玉洞=Yudong 22.720,108.375@坛泽/壇澤=Tanze
282|metro|3号线|3號線|Line 3|8e3a80|22.850,108.265@科园大道/科園大道=Keyuan Avenue 22.840,108.288@广西大学/廣西大學=Guangxi University 22.850,108.325@小鸡村/小雞村=Xiaojicun 22.845,108.345@东沟岭/東溝嶺=Donggouling 22.815,108.361@金湖广场/金湖廣場=Jinhu Square 22.755,108.385@五象湖=Wuxiang Lake 22.725,108.400@平良立交=Pingliang Interchange
282|metro|4号线|4號線|Line 4|f08300|22.775,108.310@洪运路/洪運路=Hongyun Road 22.760,108.345 22.755,108.385@五象湖=Wuxiang Lake 22.765,108.405@体育中心东/體育中心東=Sports Center East
282|water|邕江||Yong River||22.805,108.330
282|water|南湖||Nanhu Lake||22.810,108.350
282|water|五象湖||Wuxiang Lake||22.755,108.390
282|park|青秀山||Qingxiu Mountain|1500|22.790,108.385
282|park|南湖公园|南湖公園|Nanhu Park|500|22.808,108.350
282|park|人民公园|人民公園|People's Park|400|22.830,108.325
282|park|石门森林公园|石門森林公園|Shimen Forest Park|400|22.822,108.372
282|park|五象湖公园|五象湖公園|Wuxianghu Park|600|22.755,108.388
174|road|八一大道||Bayi Avenue||28.700,115.892 28.687,115.897 28.674,115.903 28.660,115.908 28.648,115.908
174|road|洪都大道||Hongdu Avenue||28.700,115.910 28.685,115.918 28.668,115.922 28.650,115.925 28.635,115.923
174|road|红谷中大道|紅谷中大道|Honggu Middle Avenue||28.715,115.865 28.700,115.860 28.685,115.857 28.668,115.850 28.650,115.842
174|road|英雄大桥|英雄大橋|Yingxiong Bridge||28.735,115.860 28.728,115.880 28.718,115.900
174|road|绕城高速|繞城高速|Nanchang Ring Expressway||28.780,115.830 28.790,115.930 28.760,116.020 28.690,116.060 28.610,116.040 28.560,115.960 28.545,115.870 28.570,115.780 28.630,115.740 28.700,115.750 28.780,115.830
174|road|机场高速|機場高速|Airport Expressway||28.725,115.858 28.760,115.865 28.800,115.875 28.840,115.890
174|metro|1号线|1號線|Line 1|e4002b|28.858,115.903@昌北机场/昌北機場=Changbei International Airport 28.800,115.880 28.742,115.850@双港/雙港=Shuanggang 28.700,115.862@卫东/衛東=Weidong 28.684,115.866@秋水广场/秋水廣場=Qiushui Square 28.683,115.878@滕王阁/滕王閣=Tengwang Pavilion 28.677,115.887@万寿宫/萬壽宮=Wanshougong 28.675,115.894@八一馆/八一館=Bayi Museum 28.673,115.902@八一广场/八一廣場=Bayi Square 28.673,115.925@师大南路/師大南路=Shida South Road 28.675,115.937@彭家桥/彭家橋=Pengjiaqiao 28.677,115.955@青山湖大道=Qingshan Lake Avenue 28.680,115.990@艾溪湖东/艾溪湖東=Aixi Lake East 28.677,116.025@瑶湖西/瑤湖西=Yaohu West
174|metro|2号线|2號線|Line 2|f5b700|28.580,115.780@南路=Nanlu 28.622,115.791@南昌西站=Nanchang West Railway Station 28.645,115.815@国博/國博=Guobo 28.665,115.830@卧龙山/臥龍山=Wolongshan 28.672,115.853@红谷中大道/紅谷中大道=Honggu Middle Avenue 28.690,115.893@阳明公园/陽明公園=Yangming Park 28.695,115.905@青山路口=Qingshanlukou 28.673,115.912@丁公路北=Dinggonglubei 28.662,115.915@南昌火车站/南昌火車站=Nanchang Railway Station 28.652,115.930@顺外/順外=Shunwai 28.660,115.945@辛家庵=Xinjia'an
174|metro|3号线|3號線|Line 3|0072ce|28.730,115.960@京东大道/京東大道=Jingdong Avenue 28.695,115.925@青山湖西=Qingshan Lake West 28.695,115.905@青山路口=Qingshanlukou 28.675,115.894@八一馆/八一館=Bayi Museum 28.658,115.893@绳金塔/繩金塔=Shengjin Pagoda 28.625,115.910@施尧/施堯=Shiyao 28.555,115.940@银三角北/銀三角北=Yinsanjiao North
174|metro|4号线|4號線|Line 4|009944|28.650,115.750@白马山/白馬山=Baimashan 28.610,115.850@东新/東新=Dongxin 28.645,115.880@桃苑=Taoyuan 28.658,115.893@绳金塔/繩金塔=Shengjin Pagoda 28.664,115.910@丁公路南=Dinggong Road South 28.683,115.917@人民公园/人民公園=Renmin Park 28.735,115.940@七里=Qili 28.745,115.985@鱼尾洲/魚尾洲=Yuweizhou
174|water|赣江|贛江|Gan River||28.690,115.875
174|water|青山湖||Qingshan Lake||28.690,115.937
174|water|艾溪湖||Aixi Lake||28.695,115.980
174|water|象湖||Xianghu Lake||28.635,115.890
174|park|八一公园|八一公園|Bayi Park|250|28.680,115.895
174|park|人民公园|人民公園|Renmin Park|350|28.684,115.914
174|park|象湖公园|象湖公園|Xianghu Park|700|28.633,115.893
174|park|艾溪湖森林湿地公园|艾溪湖森林溼地公園|Aixi Lake Forest Wetland Park|700|28.700,115.990
19|road|中环快速路|中環快速路|Middle Ring Expressway||37.935,112.520 37.935,112.550 37.925,112.575 37.895,112.590 37.860,112.597 37.825,112.595 37.795,112.590 37.783,112.565 37.785,112.530 37.800,112.505 37.840,112.497 37.880,112.500 37.915,112.505 37.935,112.520
19|road|迎泽大街|迎澤大街|Yingze Street||37.863,112.495 37.862,112.520 37.862,112.545 37.863,112.563 37.863,112.582
19|road|滨河东路|濱河東路|Binhe East Road||37.920,112.527 37.895,112.535 37.870,112.538 37.845,112.533 37.820,112.528 37.795,112.525
19|road|绕城高速|繞城高速|Taiyuan Ring Expressway||37.960,112.480 37.985,112.530 37.975,112.590 37.920,112.625 37.860,112.640 37.790,112.660 37.730,112.640 37.700,112.590
19|metro|1号线|1號線|Line 1|e4002b|37.862,112.505@下元=Xiayuan 37.862,112.563@大南门/大南門=Dananmen 37.862,112.573@五一广场/五一廣場=Wuyi Square 37.862,112.584@太原站=Taiyuan Railway Station 37.835,112.590 37.790,112.602@太原南站=Taiyuan South Railway Station 37.752,112.625@武宿国际机场/武宿國際機場=Wusu International Airport
19|metro|2号线|2號線|Line 2|e60080|37.945,112.540@尖草坪=Jiancaoping 37.880,112.563@缉虎营/緝虎營=Jihuying 37.873,112.562@府西街=Fuxi Street 37.862,112.563@大南门/大南門=Dananmen 37.820,112.565@长风街/長風街=Changfeng Street 37.805,112.565@学府街/學府街=Xuefu Street 37.785,112.565@南中环/南中環=Nanzhonghuan 37.742,112.575@人民南路=Renmin South Road 37.715,112.575@西桥/西橋=Xiqiao
19|water|汾河||Fen River||37.850,112.533
19|water|晋阳湖|晉陽湖|Jinyang Lake||37.800,112.480
19|park|迎泽公园|迎澤公園|Yingze Park|450|37.856,112.561
19|park|汾河公园|汾河公園|Fenhe Park|600|37.850,112.535
19|park|龙潭公园|龍潭公園|Longtan Park|300|37.883,112.557
19|park|晋阳湖公园|晉陽湖公園|Jinyang Lake Park|900|37.797,112.482
385|road|南滨河路|南濱河路|South Binhe Road||36.080,103.720 36.077,103.750 36.072,103.775 36.068,103.800 36.064,103.825 36.058,103.850
385|road|北滨河路|北濱河路|North Binhe Road||36.095,103.720 36.085,103.755 36.078,103.790 36.070,103.815 36.066,103.840
385|road|西津路||Xijin Road||36.075,103.725 36.071,103.745 36.067,103.770 36.062,103.795
385|road|天水路||Tianshui Road||36.058,103.855 36.048,103.853 36.040,103.850
385|road|机场高速|機場高速|Airport Expressway||36.100,103.700 36.150,103.690 36.220,103.690 36.300,103.690 36.380,103.665 36.450,103.645 36.505,103.625
385|metro|1号线|1號線|Line 1|0066b3|36.105,103.625@陈官营/陳官營=Chenguanying 36.090,103.675@深安桥/深安橋=Shen'anqiao 36.085,103.705@马滩/馬灘=Matan 36.072,103.752@兰州西站北广场/蘭州西站北廣場=North Square of Lanzhou West Railway Station 36.066,103.770@七里河=Qilihe 36.062,103.788@小西湖=Xiaoxihu 36.060,103.803@文化宫/文化宮=Cultural Palace 36.060,103.819@西关/西關=Xiguan 36.060,103.834@省政府=Provincial Government 36.056,103.845@东方红广场/東方紅廣場=Dongfanghong Square 36.050,103.868@五里铺/五里鋪=Wulipu 36.042,103.915@东岗/東崗=Donggang
385|metro|2号线|2號線|Line 2|f08300|36.056,103.845@东方红广场/東方紅廣場=Dongfanghong Square 36.047,103.850@邮电大楼/郵電大樓=Youdian Building 36.036,103.848@兰州火车站/蘭州火車站=Lanzhou Railway Station 36.050,103.868@五里铺/五里鋪=Wulipu 36.072,103.865@雁西路=Yanxi Road 36.088,103.890@雁白大桥/雁白大橋=Yanbai Bridge
385|water|黄河|黃河|Yellow River||36.070,103.795
385|park|五泉山公园|五泉山公園|Wuquanshan Park|400|36.039,103.822
385|park|白塔山公园|白塔山公園|Baitashan Park|500|36.070,103.818
385|park|兰山公园|蘭山公園|Lanshan Park|700|36.028,103.830
385|park|雁滩公园|雁灘公園|Yantan Park|350|36.075,103.858
276|road|东莞大道|東莞大道|Dongguan Avenue||23.040,113.765 23.020,113.762 23.000,113.755 22.980,113.742
276|road|环城路|環城路|Ring Road||23.075,113.745 23.070,113.785 23.050,113.815 23.020,113.830 22.985,113.825 22.955,113.800 22.950,113.760 22.955,113.715
276|road|莞深高速||Dongguan–Shenzhen Expressway||23.075,113.800 23.050,113.815 23.000,113.830 22.950,113.855 22.900,113.900 22.850,113.960 22.800,113.995
276|road|广深高速|廣深高速|Guangzhou–Shenzhen Expressway||23.095,113.630 23.060,113.650 23.020,113.660 22.970,113.665 22.920,113.675 22.870,113.690 22.830,113.705 22.800,113.740
276|metro|2号线|2號線|Line 2|c8102e|23.087,113.862@东莞火车站/東莞火車站=Dongguan Railway Station 23.065,113.855@茶山=Chashan 23.050,113.820@榴花公园/榴花公園=Liuhua Park 23.048,113.785@下桥/下橋=Xiaqiao 23.043,113.768@天宝/天寶=Tianbao 23.035,113.762@东城/東城=Dongcheng 23.025,113.765@旗峰公园/旗峰公園=Qifeng Park 23.018,113.751@鸿福路/鴻福路=Hongfulu 22.995,113.750@西平=Xiping 22.980,113.725@蛤地=Hadi 22.943,113.675@厚街=Houjie 22.930,113.680@寮厦/寮廈=Liaosha 22.862,113.672@虎门火车站/虎門火車站=Humen Railway Station
276|water|东江|東江|Dong River||23.065,113.720
276|water|松山湖||Songshan Lake||22.905,113.885
276|water|狮子洋|獅子洋|Shiziyang||22.870,113.570
276|park|旗峰公园|旗峰公園|Qifeng Park|600|23.021,113.772
276|park|东莞人民公园|東莞人民公園|Dongguan People's Park|300|23.046,113.750
276|park|同沙生态公园|同沙生態公園|Tongsha Ecological Park|1800|22.985,113.795
276|park|松山湖公园|松山湖公園|Songshan Lake Park|1000|22.905,113.882
264|road|佛山大道||Foshan Avenue||23.080,113.095 23.055,113.097 23.030,113.098 23.005,113.095 22.980,113.090 22.955,113.090
264|road|季华路|季華路|Jihua Road||23.012,113.050 23.010,113.080 23.008,113.110 23.008,113.135
264|road|佛山一环|佛山一環|Foshan First Ring Road||23.125,113.050 23.130,113.100 23.120,113.150 23.085,113.185 23.040,113.195 22.990,113.200 22.950,113.190 22.925,113.150 22.920,113.100 22.930,113.050 22.965,113.020 23.020,113.010 23.080,113.020 23.125,113.050
264|road|海八路||Haiba Road||23.057,113.090 23.055,113.115 23.053,113.140 23.055,113.165 23.060,113.190
264|metro|广佛线|廣佛線|Guangfo Line|c4d600|22.975,113.120@新城东/新城東=Xinchengdong 22.985,113.113@世纪莲/世紀蓮=Shijilian 23.003,113.110@魁奇路=Kuiqi Road 23.013,113.112@季华园/季華園=Jihua Park 23.021,113.111@同济路/同濟路=Tongji Road 23.030,113.109@祖庙/祖廟=Zumiao 23.036,113.125@桂城=Guicheng 23.046,113.149@千灯湖/千燈湖=Qiandenghu 23.050,113.165@金融高新区/金融高新區=Financial Hi-tech Zone 23.058,113.190@龙溪/龍溪=Longxi 23.067,113.234@西塱=Xilang
264|metro|2号线|2號線|Line 2|e4002b|22.985,113.015@南庄/南莊=Nanzhuang 23.000,113.070@石湾/石灣=Shiwan 23.003,113.110@魁奇路=Kuiqi Road 23.000,113.135@石梁=Shiliang 23.000,113.145@湾华/灣華=Wanhua 22.985,113.170@登洲=Dengzhou 22.985,113.235@林岳西/林嶽西=Linyue West 22.989,113.269@广州南站/廣州南站=Guangzhou South Railway Station
264|metro|3号线|3號線|Line 3|0072ce|22.815,113.295@顺德学院站/順德學院站=Shunde Polytechnic 22.845,113.260@大良钟楼/大良鐘樓=Daliang Bell Tower 22.930,113.215@北滘公园/北滘公園=Beijiao Park 23.000,113.145@湾华/灣華=Wanhua 23.036,113.125@桂城=Guicheng 23.100,113.100@大沥/大瀝=Dali 23.120,113.030@狮山/獅山=Shishan 23.130,113.025@佛山大学/佛山大學=Foshan University
264|water|东平水道|東平水道|Dongping Waterway||22.990,113.105
264|water|汾江河||Fenjiang River||23.038,113.105
264|water|北江||Bei River||23.030,112.950
264|park|千灯湖公园|千燈湖公園|Qiandeng Lake Park|500|23.048,113.148
264|park|中山公园|中山公園|Zhongshan Park|300|23.042,113.109
264|park|亚洲艺术公园|亞洲藝術公園|Asian Arts Park|350|23.010,113.122
264|park|西樵山||Xiqiao Mountain|1800|22.930,112.965
119|road|瓯海大道|甌海大道|Ouhai Avenue||27.985,120.610 27.983,120.640 27.982,120.670 27.975,120.700 27.965,120.735 27.950,120.770 27.930,120.810
119|road|府东路|府東路|Fudong Road||28.015,120.690 28.000,120.695 27.985,120.700
119|road|人民路||Renmin Road||28.018,120.648 28.012,120.655 28.005,120.660 27.998,120.668
119|road|甬台温高速|甬台溫高速|Ningbo–Taizhou–Wenzhou Expressway||28.130,120.900 28.080,120.870 28.045,120.790 28.030,120.720 28.010,120.620 27.970,120.590 27.910,120.610 27.850,120.620
119|metro|S1号线|S1號線|Line S1|0072ce|27.980,120.510@桐岭/桐嶺=Tongling 27.968,120.580@动车南站/動車南站=Wenzhou South Railway Station 27.988,120.622@新桥/新橋=Xinqiao 27.970,120.690@三垟湿地/三垟溼地=Sanyangshidi 27.960,120.720@龙腾路/龍騰路=Longteng Road 27.925,120.805@永中=Yongzhong 27.915,120.850@温州机场/溫州機場=Wenzhou Airport 27.950,120.940@瓯江口/甌江口=Oujiangkou
119|metro|S2号线|S2號線|Line S2|e4002b|28.180,120.960@下塘=Xiatang 28.125,120.970@乐清/樂清=Yueqing 28.060,120.895 28.005,120.890 27.950,120.885@灵昆/靈昆=Lingkun 27.915,120.850@温州机场/溫州機場=Wenzhou Airport 27.850,120.800 27.815,120.735 27.785,120.680@瑞安=Rui'an 27.775,120.660@人民路=Renmin Road
119|water|瓯江|甌江|Ou River||28.030,120.680
119|water|东海|東海|East China Sea||27.900,121.140
119|park|江心屿|江心嶼|Jiangxin Island|400|28.033,120.637
119|park|温州中山公园|溫州中山公園|Zhongshan Park|200|28.018,120.662
119|park|白鹿洲公园|白鹿洲公園|Bailuzhou Park|350|28.000,120.675
119|park|三垟湿地公园|三垟溼地公園|Sanyang Wetland Park|1300|27.965,120.685
164|road|泉安路||Quan'an Road||24.895,118.590 24.870,118.590 24.845,118.585 24.820,118.580
164|road|刺桐路||Citong Road||24.930,118.605 24.910,118.605 24.893,118.605 24.880,118.610
164|road|温陵路|溫陵路|Wenling Road||24.920,118.598 24.905,118.598 24.890,118.595
164|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||24.980,118.700 24.950,118.650 24.925,118.620 24.880,118.560 24.840,118.530 24.800,118.510
164|water|晋江|晉江|Jin River||24.895,118.600
164|water|泉州湾|泉州灣|Quanzhou Bay||24.860,118.700
164|water|洛阳江|洛陽江|Luoyang River||24.945,118.675
164|park|清源山||Qingyuan Mountain|1500|24.950,118.600
164|park|西湖公园|西湖公園|West Lake Park|500|24.928,118.580
164|park|中山公园|中山公園|Zhongshan Park|200|24.915,118.588
123|road|二环路|二環路|Second Ring Road||29.125,119.620 29.128,119.650 29.120,119.680 29.100,119.690 29.080,119.680 29.072,119.650 29.075,119.620 29.095,119.605 29.125,119.620
123|road|八一街||Bayi Street||29.118,119.645 29.105,119.648 29.090,119.650 29.075,119.650
123|road|李渔路|李漁路|Liyu Road||29.095,119.610 29.093,119.635 29.092,119.660 29.093,119.685
123|road|杭金衢高速||Hangzhou–Jinhua–Quzhou Expressway||29.300,119.960 29.255,119.870 29.210,119.780 29.175,119.700 29.150,119.620 29.125,119.530
123|metro|金义线|金義線|Jinyi Line|e4002b|29.112,119.636@金华站/金華站=Jinhua Railway Station 29.105,119.670@万达广场/萬達廣場=Wanda Square 29.125,119.730 29.145,119.790@金义新区/金義新區=Jinyi New Area 29.190,119.880 29.255,119.960 29.298,120.030@秦塘=Qintang
123|water|婺江||Wu River||29.100,119.640
123|water|东阳江|東陽江|Dongyang River||29.105,119.700
123|park|八咏公园|八詠公園|Bayong Park|200|29.099,119.657
123|park|金华人民广场|金華人民廣場|Jinhua People's Square|150|29.106,119.653
123|park|湖海塘公园|湖海塘公園|Huhaitang Park|700|29.065,119.635
123|park|双龙风景区|雙龍風景區|Shuanglong Scenic Area|1500|29.205,119.630
95|road|龙城高架路|龍城高架路|Longcheng Elevated Road||31.755,119.890 31.755,119.920 31.757,119.950 31.757,119.980 31.760,120.010 31.765,120.035
95|road|龙江高架路|龍江高架路|Longjiang Elevated Road||31.860,119.920 31.830,119.920 31.800,119.918 31.770,119.917 31.740,119.915
95|road|通江大道||Tongjiang Avenue||31.865,119.965 31.845,119.964 31.825,119.963 31.805,119.965 31.790,119.965
95|road|延陵路||Yanling Road||31.785,119.930 31.780,119.945 31.778,119.960 31.777,119.975 31.778,119.995
95|road|沪宁高速|滬寧高速|Shanghai–Nanjing Expressway||31.870,119.790 31.858,119.850 31.842,119.910 31.828,119.970 31.800,120.030 31.770,120.090
95|metro|1号线|1號線|Line 1|e4002b|31.895,119.965@森林公园/森林公園=Senlin Park 31.860,119.957@常州北站=Changzhou North Railway Station 31.815,119.967@奥体中心/奧體中心=Olympic Sports Center 31.785,119.967@常州火车站/常州火車站=Changzhou Railway Station 31.777,119.963@文化宫/文化宮=Cultural Palace 31.760,119.965@茶山=Chashan 31.702,119.950@延政大道=Yanzheng Avenue 31.675,119.950@科教城=Science and Education City 31.640,119.945@南夏墅=Nanxiashu
95|metro|2号线|2號線|Line 2|0072ce|31.780,119.890@青枫公园/青楓公園=Qingfeng Park 31.778,119.910@五星=Wuxing 31.777,119.935@怀德/懷德=Huaide 31.777,119.950@南大街=Nan Street 31.777,119.963@文化宫/文化宮=Cultural Palace 31.785,120.005@紫荆公园/紫荊公園=Zijing Park 31.790,120.035@五一路=Wuyi Road
95|water|京杭大运河|京杭大運河|Grand Canal||31.752,119.970
95|water|滆湖||Gehu Lake||31.620,119.810
95|water|长江|長江|Yangtze River||31.970,119.980
95|park|红梅公园|紅梅公園|Hongmei Park|350|31.779,119.980
95|park|中华恐龙园|中華恐龍園|China Dinosaurs Park|600|31.823,119.999
95|park|紫荆公园|紫荊公園|Zijing Park|450|31.786,120.001
95|park|青枫公园|青楓公園|Qingfeng Park|450|31.782,119.888
97|road|通富路||Tongfu Road||32.060,120.905 32.035,120.905 32.010,120.905 31.985,120.903 31.960,120.900
97|road|工农路|工農路|Gongnong Road||32.035,120.868 32.020,120.873 32.005,120.877 31.990,120.880 31.970,120.883
97|road|青年路||Qingnian Road||32.000,120.845 32.000,120.865 32.001,120.885 32.002,120.905
97|road|人民路||Renmin Road||32.012,120.840 32.013,120.858 32.015,120.875 32.017,120.895 32.018,120.915
97|road|沈海高速|瀋海高速|Shenyang–Haikou Expressway||32.170,120.840 32.120,120.870 32.090,120.930 32.040,120.960 31.990,120.970 31.930,120.950 31.880,120.930
97|metro|1号线|1號線|Line 1|e4002b|32.105,120.735@高铁南通西站/高鐵南通西站=Nantong West Railway Station 32.060,120.790 32.018,120.853@环西文化广场/環西文化廣場=Huanxi Cultural Square 32.017,120.862@和平桥/和平橋=Hepingqiao 32.017,120.872@友谊桥/友誼橋=Youyiqiao 32.005,120.880@文化宫/文化宮=Cultural Palace 31.990,120.882@图书馆/圖書館=Library 31.978,120.885@世纪大道/世紀大道=Shiji Avenue 31.905,120.900@能达商务区/能達商務區=Nengda Business District 31.885,120.910@振兴路/振興路=Zhenxing Road
97|metro|2号线|2號線|Line 2|0072ce|32.090,120.885@幸福=Xingfu 32.073,120.863@火车站/火車站=Nantong Railway Station 32.017,120.862@和平桥/和平橋=Hepingqiao 32.000,120.862@青年路=Qingnian Road 31.975,120.865@盘香路/盤香路=Panxiang Road
97|water|长江|長江|Yangtze River||31.960,120.810
97|water|濠河||Hao River||32.015,120.866
97|water|紫琅湖||Zilang Lake||31.915,120.895
97|park|狼山||Langshan Mountain|600|31.953,120.880
97|park|濠河风景区|濠河風景區|Haohe Scenic Area|500|32.013,120.862
97|park|南通植物园|南通植物園|Nantong Botanical Garden|400|31.945,120.895
97|park|紫琅公园|紫琅公園|Zilang Park|350|31.995,120.903
120|road|中环路|中環路|Middle Ring Road||30.790,120.720 30.792,120.755 30.785,120.785 30.760,120.795 30.735,120.790 30.715,120.775 30.715,120.740 30.730,120.712 30.765,120.705 30.790,120.720
120|road|中山路||Zhongshan Road||30.762,120.720 30.764,120.740 30.766,120.757 30.765,120.775
120|road|南湖大道||Nanhu Avenue||30.755,120.757 30.740,120.762 30.725,120.768 30.705,120.775
120|road|沪杭高速|滬杭高速|Shanghai–Hangzhou Expressway||30.800,120.900 30.780,120.850 30.745,120.820 30.710,120.770 30.685,120.720 30.660,120.670 30.635,120.610
120|water|南湖||South Lake||30.753,120.760
120|water|京杭大运河|京杭大運河|Grand Canal||30.772,120.740
120|water|杭州湾|杭州灣|Hangzhou Bay||30.500,120.900
120|park|南湖公园|南湖公園|South Lake Park|400|30.754,120.763
120|park|中山公园|中山公園|Zhongshan Park|150|30.768,120.762
120|park|植物园|植物園|Jiaxing Botanical Garden|450|30.735,120.740
120|park|石臼漾湿地公园|石臼漾溼地公園|Shijiuyang Wetland Park|500|30.785,120.715
94|road|三环路|三環路|Third Ring Road||34.310,117.130 34.318,117.180 34.315,117.225 34.290,117.255 34.250,117.265 34.215,117.258 34.190,117.235 34.185,117.190 34.200,117.145 34.235,117.120 34.275,117.115 34.310,117.130
94|road|淮海路||Huaihai Road||34.266,117.155 34.265,117.175 34.264,117.190 34.265,117.205 34.266,117.225
94|road|中山路||Zhongshan Road||34.285,117.188 34.270,117.187 34.258,117.186 34.245,117.185
94|road|徐州大道||Xuzhou Avenue||34.240,117.190 34.225,117.193 34.205,117.200 34.185,117.215 34.165,117.235
94|metro|1号线|1號線|Line 1|e4002b|34.258,117.105@路窝/路窩=Luwo 34.262,117.140@韩山/韓山=Hanshan 34.264,117.165@徐医附院/徐醫附院=Affiliated Hospital of XZMU 34.263,117.187@彭城广场/彭城廣場=Pengcheng Square 34.264,117.195@文化宫/文化宮=Cultural Palace 34.266,117.204@徐州火车站/徐州火車站=Xuzhou Railway Station 34.268,117.218@子房山=Zifangshan 34.266,117.255@庆丰路/慶豐路=Qingfeng Road 34.268,117.303@徐州东站/徐州東站=Xuzhou East Railway Station
94|metro|2号线|2號線|Line 2|f5b700|34.325,117.180@客运北站/客運北站=North Coach Station 34.310,117.182@九里山=Jiulishan 34.263,117.187@彭城广场/彭城廣場=Pengcheng Square 34.256,117.188@户部山/戶部山=Hubushan 34.225,117.225@姚庄/姚莊=Yaozhuang 34.195,117.268@新城区东/新城區東=Xinchengqu East
94|metro|3号线|3號線|Line 3|009944|34.292,117.215@下淀/下澱=Xiadian 34.266,117.204@徐州火车站/徐州火車站=Xuzhou Railway Station 34.250,117.208@和平路=Heping Road 34.240,117.198@淮塔东门/淮塔東門=East Gate of Huaihai Campaign Memorial 34.215,117.196@矿业大学文昌校区/礦業大學文昌校區=CUMT Wenchang Campus 34.180,117.205@焦山=Jiaoshan 34.145,117.215@高新区南/高新區南=Gaoxinqu South
94|water|云龙湖|雲龍湖|Yunlong Lake||34.240,117.155
94|water|大龙湖|大龍湖|Dalong Lake||34.205,117.255
94|water|故黄河|故黃河|Old Yellow River||34.270,117.185
94|park|云龙山|雲龍山|Yunlong Mountain|500|34.245,117.177
94|park|云龙公园|雲龍公園|Yunlong Park|250|34.253,117.178
94|park|淮海战役烈士纪念塔园林|淮海戰役烈士紀念塔園林|Huaihai Campaign Memorial Park|500|34.235,117.188
94|park|珠山公园|珠山公園|Zhushan Park|500|34.228,117.150
270|road|惠州大道||Huizhou Avenue||23.095,114.420 23.090,114.440 23.083,114.465 23.075,114.490 23.060,114.515
270|road|三环路|三環路|Third Ring Road||23.140,114.420 23.140,114.450 23.115,114.480 23.080,114.480 23.055,114.450 23.050,114.410 23.065,114.375 23.100,114.370 23.130,114.390 23.140,114.420
270|road|惠沙堤||Huisha Embankment Road||23.100,114.385 23.093,114.400 23.085,114.412
270|road|广惠高速|廣惠高速|Guangzhou–Huizhou Expressway||23.200,114.250 23.180,114.310 23.160,114.370 23.150,114.430 23.120,114.490 23.080,114.540
270|water|东江|東江|Dong River||23.097,114.425
270|water|西枝江||Xizhi River||23.085,114.430
270|water|惠州西湖||Huizhou West Lake||23.087,114.400
270|water|大亚湾|大亞灣|Daya Bay||22.690,114.600
270|park|惠州西湖||Huizhou West Lake Park|800|23.086,114.399
270|park|红花湖|紅花湖|Honghua Lake|1200|23.060,114.385
270|park|金山湖公园|金山湖公園|Jinshan Lake Park|700|23.050,114.415
270|park|高榜山||Gaobang Mountain|600|23.072,114.397
262|road|情侣路|情侶路|Lovers' Road||22.350,113.600 22.320,113.595 22.295,113.582 22.275,113.583 22.255,113.578 22.235,113.573 22.220,113.560 22.210,113.552
262|road|九洲大道||Jiuzhou Avenue||22.240,113.500 22.240,113.525 22.240,113.550 22.241,113.572
262|road|迎宾路|迎賓路|Yingbin Road||22.300,113.545 22.275,113.550 22.255,113.550 22.235,113.549 22.220,113.550
262|road|港珠澳大桥|港珠澳大橋|Hong Kong–Zhuhai–Macau Bridge||22.213,113.585 22.217,113.615 22.245,113.665 22.275,113.730 22.283,113.780 22.281,113.840 22.297,113.900 22.310,113.935
262|road|珠海大道||Zhuhai Avenue||22.235,113.500 22.225,113.470 22.215,113.430 22.205,113.390 22.190,113.340 22.175,113.290
262|water|香洲湾|香洲灣|Xiangzhou Bay||22.280,113.595
262|water|伶仃洋||Lingdingyang||22.300,113.690
262|water|前山河||Qianshan River||22.225,113.520
262|water|磨刀门水道|磨刀門水道|Modaomen Waterway||22.170,113.410
262|park|海滨公园|海濱公園|Haibin Park|300|22.262,113.580
262|park|圆明新园|圓明新園|New Yuanming Palace|500|22.247,113.540
262|park|景山公园|景山公園|Jingshan Park|350|22.266,113.575
262|park|板障山森林公园|板障山森林公園|Banzhangshan Forest Park|900|22.262,113.548
277|road|中山路||Zhongshan Road||22.525,113.345 22.525,113.365 22.524,113.385 22.520,113.405 22.515,113.425
277|road|兴中道|興中道|Xingzhong Avenue||22.530,113.385 22.518,113.386 22.505,113.386 22.492,113.385
277|road|博爱路|博愛路|Bo'ai Road||22.505,113.345 22.502,113.370 22.500,113.395 22.500,113.420 22.503,113.445
277|road|广珠高速|廣珠高速|Guangzhou–Zhuhai Expressway||22.680,113.400 22.620,113.430 22.570,113.450 22.510,113.460 22.450,113.450 22.390,113.460
277|water|岐江河||Qijiang River||22.515,113.368
277|water|小榄水道|小欖水道|Xiaolan Waterway||22.640,113.290
277|water|横门水道|橫門水道|Hengmen Waterway||22.570,113.530
277|park|孙文纪念公园|孫文紀念公園|Sun Yat-sen Memorial Park|400|22.497,113.388
277|park|岐江公园|岐江公園|Qijiang Park|200|22.516,113.366
277|park|紫马岭公园|紫馬嶺公園|Zimaling Park|500|22.505,113.405
277|park|中山公园|中山公園|Zhongshan Park|200|22.527,113.376
193|road|滨海路|濱海路|Binhai Road||37.545,121.395 37.530,121.420 37.515,121.440 37.495,121.450 37.470,121.460 37.445,121.475
193|road|观海路|觀海路|Guanhai Road||37.520,121.430 37.495,121.445 37.470,121.450 37.445,121.460
193|road|青年路||Qingnian Road||37.545,121.378 37.530,121.377 37.515,121.375
193|road|机场路|機場路|Airport Road||37.520,121.375 37.495,121.375 37.470,121.375 37.445,121.365
193|road|荣乌高速|榮烏高速|Rongcheng–Wuhai Expressway||37.620,121.000 37.580,121.080 37.550,121.160 37.520,121.220 37.470,121.290 37.430,121.370 37.400,121.450
193|water|黄海|黃海|Yellow Sea||37.580,121.480
193|water|芝罘湾|芝罘灣|Zhifu Bay||37.560,121.390
193|water|套子湾|套子灣|Taozi Bay||37.590,121.300
193|park|烟台山|煙台山|Yantai Hill|250|37.547,121.390
193|park|南山公园|南山公園|Nanshan Park|500|37.520,121.392
193|park|毓璜顶公园|毓璜頂公園|Yuhuangding Park|250|37.533,121.384
193|park|塔山公园|塔山公園|Tashan Park|600|37.513,121.400
122|road|二环路|二環路|Second Ring Road||30.050,120.550 30.052,120.580 30.045,120.615 30.020,120.635 29.985,120.635 29.960,120.610 29.958,120.570 29.965,120.535 29.995,120.515 30.030,120.525 30.050,120.550
122|road|胜利路|勝利路|Shengli Road||30.003,120.555 30.002,120.570 30.001,120.585 30.001,120.600
122|road|中兴路|中興路|Zhongxing Road||30.030,120.588 30.010,120.587 29.995,120.587 29.980,120.588
122|road|越西路||Yuexi Road||30.035,120.560 30.010,120.558 29.985,120.558
122|metro|1号线|1號線|Line 1|f08300|30.185,120.320@姑娘桥/姑娘橋=Guniangqiao 30.140,120.400@江东路/江東路=Jiangdong Road 30.085,120.480@中国轻纺城/中國輕紡城=China Textile City 30.075,120.490@柯桥/柯橋=Keqiao 30.060,120.515@镜水路/鏡水路=Jingshui Road 30.035,120.510@绍兴黄酒小镇/紹興黃酒小鎮=Shaoxing Yellow Wine Town 30.003,120.575@城市广场/城市廣場=Chengshi Square 29.996,120.583@鲁迅故里/魯迅故里=Lu Xun Native Place 30.005,120.605@迪荡/迪蕩=Didang 30.020,120.680@芳泉=Fangquan
122|water|鉴湖|鑑湖|Jianhu Lake||29.985,120.535
122|water|曹娥江||Cao'e River||30.040,120.870
122|water|瓜渚湖||Guazhu Lake||30.095,120.488
122|water|东湖|東湖|East Lake||30.003,120.640
122|park|府山公园|府山公園|Fushan Park|300|30.000,120.572
122|park|镜湖国家湿地公园|鏡湖國家溼地公園|Jinghu National Wetland Park|1200|30.060,120.570
122|park|沈园|沈園|Shen Garden|150|29.993,120.589
122|park|东湖|東湖|East Lake Scenic Area|300|30.003,120.638
101|road|文昌路||Wenchang Road||32.393,119.365 32.393,119.390 32.394,119.410 32.394,119.430 32.395,119.450 32.397,119.475
101|road|扬子江路|揚子江路|Yangzijiang Road||32.440,119.405 32.415,119.403 32.393,119.402 32.370,119.400 32.345,119.398 32.320,119.397
101|road|江阳路|江陽路|Jiangyang Road||32.375,119.370 32.377,119.395 32.378,119.415 32.379,119.440 32.380,119.465
101|road|京沪高速|京滬高速|Beijing–Shanghai Expressway||32.530,119.560 32.480,119.560 32.430,119.550 32.390,119.545 32.340,119.520 32.300,119.490
101|water|瘦西湖||Slender West Lake||32.415,119.418
101|water|京杭大运河|京杭大運河|Grand Canal||32.395,119.460
101|water|长江|長江|Yangtze River||32.250,119.440
101|water|邵伯湖||Shaobo Lake||32.560,119.470
101|park|瘦西湖||Slender West Lake Park|700|32.416,119.418
101|park|何园|何園|He Garden|150|32.384,119.441
101|park|茱萸湾公园|茱萸灣公園|Zhuyuwan Park|500|32.430,119.485
101|park|扬州运河三湾公园|揚州運河三灣公園|Sanwan Canal Park|700|32.358,119.430
194|road|东风街|東風街|Dongfeng Street||36.710,119.070 36.711,119.095 36.712,119.120 36.713,119.145 36.714,119.175
194|road|胜利街|勝利街|Shengli Street||36.703,119.080 36.704,119.105 36.705,119.130 36.706,119.155
194|road|北海路||Beihai Road||36.760,119.140 36.735,119.141 36.712,119.143 36.690,119.145 36.665,119.147
194|road|青银高速|青銀高速|Qingdao–Yinchuan Expressway||36.780,118.870 36.790,118.960 36.785,119.050 36.780,119.140 36.765,119.230 36.745,119.320
194|water|白浪河||Bailang River||36.715,119.107
194|water|虞河||Yu River||36.715,119.150
194|water|浞河||Zhuo River||36.720,119.185
194|park|人民公园|人民公園|People's Park|250|36.706,119.122
194|park|白浪河湿地公园|白浪河溼地公園|Bailang River Wetland Park|700|36.680,119.103
194|park|植物园|植物園|Weifang Botanical Garden|350|36.722,119.128
194|park|浮烟山|浮煙山|Fuyan Mountain|1500|36.640,119.040
199|road|沂蒙路||Yimeng Road||35.125,118.348 35.100,118.347 35.075,118.346 35.050,118.345 35.025,118.343
199|road|通达路|通達路|Tongda Road||35.120,118.358 35.095,118.358 35.070,118.357 35.045,118.356
199|road|金雀山路||Jinqueshan Road||35.055,118.310 35.055,118.330 35.055,118.350 35.056,118.370
199|road|京沪高速|京滬高速|Beijing–Shanghai Expressway||35.260,118.200 35.190,118.230 35.120,118.240 35.050,118.240 34.980,118.240 34.900,118.250
199|water|沂河||Yi River||35.075,118.378
199|water|祊河||Beng River||35.110,118.350
199|water|柳青河||Liuqing River||35.095,118.320
199|park|书法广场|書法廣場|Calligraphy Square|300|35.105,118.362
199|park|人民公园|人民公園|People's Park|200|35.065,118.352
199|park|沂蒙公园|沂蒙公園|Yimeng Park|350|35.125,118.345
199|park|滨河公园|濱河公園|Binhe Park|400|35.080,118.372
211|road|中州路||Zhongzhou Road||34.665,112.385 34.670,112.410 34.675,112.435 34.680,112.455 34.685,112.475 34.690,112.500
211|road|王城大道||Wangcheng Avenue||34.700,112.425 34.680,112.425 34.660,112.427 34.640,112.430 34.620,112.432 34.600,112.433
211|road|开元大道|開元大道|Kaiyuan Avenue||34.625,112.400 34.625,112.420 34.624,112.440 34.623,112.460 34.622,112.485 34.620,112.510
211|road|龙门大道|龍門大道|Longmen Avenue||34.665,112.475 34.645,112.472 34.625,112.470 34.605,112.468 34.580,112.470
211|road|绕城高速|繞城高速|Luoyang Ring Expressway||34.730,112.320 34.745,112.400 34.740,112.480 34.720,112.560 34.660,112.600 34.590,112.570 34.560,112.500 34.555,112.420 34.580,112.340 34.640,112.290 34.700,112.290 34.730,112.320
211|metro|1号线|1號線|Line 1|e4002b|34.655,112.335@红山/紅山=Hongshan 34.660,112.350@谷水=Gushui 34.667,112.398@上海市场/上海市場=Shanghai Shichang 34.663,112.405@牡丹广场/牡丹廣場=Mudan Square 34.672,112.422@王城公园/王城公園=Wangcheng Park 34.678,112.450@解放路=Jiefang Road 34.682,112.459@应天门/應天門=Yingtianmen 34.685,112.467@丽景门/麗景門=Lijingmen 34.686,112.478@青年宫/青年宮=Youth Palace 34.695,112.500@史家湾/史家灣=Shijiawan 34.695,112.535@杨湾/楊灣=Yangwan
211|metro|2号线|2號線|Line 2|f5b700|34.720,112.455@二乔/二喬=Erqiao 34.693,112.432@洛阳火车站/洛陽火車站=Luoyang Railway Station 34.678,112.450@解放路=Jiefang Road 34.650,112.445@隋唐园/隋唐園=Suitangyuan 34.628,112.445@体育场/體育場=Stadium 34.624,112.443@开元大道/開元大道=Kaiyuan Avenue 34.615,112.453@龙门大道/龍門大道=Longmen Avenue 34.597,112.455@洛阳龙门站/洛陽龍門站=Luoyang Longmen Railway Station
211|water|洛河||Luo River||34.660,112.460
211|water|伊河||Yi River||34.560,112.475
211|water|涧河|澗河|Jian River||34.675,112.410
211|park|王城公园|王城公園|Wangcheng Park|350|34.672,112.418
211|park|隋唐城遗址植物园|隋唐城遺址植物園|Sui-Tang City Ruins Botanical Garden|800|34.640,112.470
211|park|牡丹公园|牡丹公園|Peony Park|200|34.663,112.395
211|park|龙门石窟|龍門石窟|Longmen Grottoes|700|34.557,112.472
32|road|二环快速路|二環快速路|Second Ring Expressway||40.865,111.630 40.868,111.665 40.866,111.700 40.860,111.735 40.840,111.750 40.810,111.745 40.785,111.720 40.778,111.690 40.780,111.650 40.795,111.625 40.830,111.615 40.865,111.630
32|road|新华大街|新華大街|Xinhua Street||40.815,111.625 40.817,111.645 40.818,111.665 40.819,111.685 40.820,111.705 40.822,111.725
32|road|中山路||Zhongshan Road||40.810,111.640 40.812,111.655 40.814,111.670 40.815,111.685
32|road|绕城高速|繞城高速|Hohhot Ring Expressway||40.900,111.600 40.905,111.680 40.895,111.760 40.850,111.820 40.790,111.800 40.740,111.740 40.730,111.660 40.760,111.580 40.820,111.550 40.870,111.560 40.900,111.600
32|metro|1号线|1號線|Line 1|0072ce|40.790,111.565@伊利健康谷=Yili Health Valley 40.812,111.620@呼钢东路/呼鋼東路=Hugang East Road 40.815,111.635@乌兰夫纪念馆/烏蘭夫紀念館=Ulanhu Memorial Hall 40.818,111.667@新华广场/新華廣場=Xinhua Square 40.818,111.680@人民会堂/人民會堂=People's Hall 40.835,111.720@内蒙古博物院/內蒙古博物院=Inner Mongolia Museum 40.848,111.752@呼和浩特东站/呼和浩特東站=Hohhot East Railway Station 40.845,111.795@白塔=Baita 40.850,111.820@坝堰机场/壩堰機場=Bayan Airport
32|metro|2号线|2號線|Line 2|e60012|40.885,111.720@塔利东路/塔利東路=Tali East Road 40.848,111.665@公主府公园/公主府公園=Gongzhufu Park 40.830,111.662@呼和浩特站=Hohhot Railway Station 40.818,111.667@新华广场/新華廣場=Xinhua Square 40.797,111.655@大召=Dazhao 40.782,111.665@诺和木勒大街/諾和木勒大街=Nuohemule Street 40.755,111.690@阿尔山路/阿爾山路=A'ershan Road
32|water|小黑河||Xiaohei River||40.765,111.670
32|water|大黑河||Dahei River||40.730,111.700
32|park|青城公园|青城公園|Qingcheng Park|350|40.808,111.663
32|park|满都海公园|滿都海公園|Manduhai Park|250|40.811,111.688
32|park|成吉思汗公园|成吉思汗公園|Genghis Khan Park|450|40.862,111.690
32|park|公主府公园|公主府公園|Gongzhufu Park|300|40.845,111.662
3|road|建设路|建設路|Jianshe Road||39.665,118.182 39.650,118.181 39.635,118.181 39.620,118.180
3|road|新华道|新華道|Xinhua Road||39.632,118.160 39.632,118.175 39.632,118.190 39.633,118.210
3|road|北新道||Beixin Road||39.640,118.155 39.640,118.175 39.640,118.195 39.641,118.215
3|road|唐津高速||Tangshan–Tianjin Expressway||39.720,118.290 39.650,118.290 39.580,118.260 39.530,118.190 39.500,118.110 39.470,118.040
3|water|南湖||South Lake||39.600,118.180
3|water|陡河||Dou River||39.635,118.210
3|water|渤海湾|渤海灣|Bohai Bay||39.150,118.400
3|park|南湖公园|南湖公園|South Lake Park|1500|39.602,118.178
3|park|凤凰山公园|鳳凰山公園|Fenghuangshan Park|250|39.640,118.193
3|park|大城山公园|大城山公園|Dachengshan Park|500|39.640,118.203
3|park|大钊公园|大釗公園|Dazhao Park|200|39.636,118.186
7|road|二环路|二環路|Second Ring Road||38.910,115.440 38.913,115.470 38.908,115.505 38.885,115.520 38.855,115.515 38.838,115.490 38.835,115.455 38.845,115.430 38.875,115.420 38.910,115.440
7|road|朝阳大街|朝陽大街|Chaoyang Street||38.915,115.460 38.895,115.461 38.875,115.462 38.855,115.463 38.835,115.464
7|road|东风路|東風路|Dongfeng Road||38.871,115.440 38.871,115.462 38.870,115.480 38.870,115.500 38.870,115.520
7|road|裕华路|裕華路|Yuhua Road||38.863,115.475 38.863,115.490 38.862,115.503
7|road|京港澳高速||Beijing–Hong Kong–Macau Expressway||38.960,115.570 38.910,115.550 38.870,115.550 38.830,115.540 38.780,115.510
7|water|府河||Fu River||38.853,115.500
7|water|一亩泉河|一畝泉河|Yimuquan River||38.875,115.425
7|water|白洋淀||Baiyang Lake||38.900,115.970
7|park|古莲花池|古蓮花池|Ancient Lotus Pond|150|38.858,115.493
7|park|竞秀公园|競秀公園|Jingxiu Park|350|38.880,115.452
7|park|植物园|植物園|Baoding Botanical Garden|400|38.900,115.470
7|park|军校广场|軍校廣場|Military Academy Square|200|38.867,115.508
420|road|正源街||Zhengyuan Street||38.540,106.228 38.515,106.228 38.490,106.227 38.465,106.226 38.440,106.225
420|road|北京路||Beijing Road||38.487,106.150 38.487,106.180 38.487,106.210 38.487,106.240 38.488,106.270 38.488,106.300
420|road|贺兰山路|賀蘭山路|Helanshan Road||38.505,106.130 38.506,106.170 38.507,106.210 38.508,106.250 38.508,106.290
420|road|绕城高速|繞城高速|Yinchuan Ring Expressway||38.560,106.180 38.560,106.250 38.545,106.310 38.500,106.330 38.450,106.330 38.410,106.300 38.405,106.230 38.410,106.160 38.440,106.110 38.500,106.100 38.545,106.130 38.560,106.180
420|water|黄河|黃河|Yellow River||38.400,106.420
420|water|典农河|典農河|Diannong River||38.475,106.215
420|water|阅海湖|閱海湖|Yuehai Lake||38.545,106.205
420|water|鸣翠湖|鳴翠湖|Mingcui Lake||38.385,106.370
420|park|中山公园|中山公園|Zhongshan Park|350|38.470,106.268
420|park|阅海公园|閱海公園|Yuehai Park|1000|38.555,106.205
420|park|森林公园|森林公園|Yinchuan Forest Park|600|38.500,106.232
420|park|海宝公园|海寶公園|Haibao Park|450|38.492,106.285
411|road|五四大街||Wusi Street||36.632,101.730 36.630,101.745 36.628,101.757 36.625,101.770
411|road|七一路||Qiyi Road||36.624,101.762 36.624,101.775 36.623,101.790 36.620,101.805
411|road|西塔高速||Xining–Ta'er Monastery Expressway||36.610,101.745 36.580,101.735 36.550,101.710 36.520,101.650 36.500,101.600
411|road|京藏高速||Beijing–Tibet Expressway||36.540,102.000 36.550,101.940 36.575,101.880 36.600,101.830 36.635,101.800 36.655,101.770 36.665,101.730 36.670,101.680
411|water|湟水河||Huangshui River||36.628,101.790
411|water|北川河||Beichuan River||36.660,101.765
411|water|南川河||Nanchuan River||36.600,101.765
411|park|人民公园|人民公園|People's Park|300|36.640,101.757
411|park|南山公园|南山公園|Nanshan Park|500|36.608,101.785
411|park|海湖湿地公园|海湖溼地公園|Haihu Wetland Park|600|36.650,101.710
411|park|青藏高原野生动物园|青藏高原野生動物園|Qinghai-Tibet Plateau Wildlife Park|600|36.628,101.735
367|road|北京路||Beijing Road||29.652,91.050 29.653,91.075 29.655,91.095 29.656,91.117 29.655,91.135
367|road|江苏路|江蘇路|Jiangsu Road||29.645,91.100 29.645,91.120 29.645,91.140 29.646,91.155
367|road|金珠路||Jinzhu Road||29.645,91.020 29.646,91.050 29.646,91.075 29.646,91.095
367|road|机场高速|機場高速|Airport Expressway||29.640,91.030 29.600,91.010 29.550,90.980 29.500,90.950 29.430,90.945 29.370,90.930 29.320,90.910
367|water|拉萨河|拉薩河|Lhasa River||29.638,91.120
367|water|拉鲁湿地|拉魯溼地|Lhalu Wetland||29.670,91.090
367|park|宗角禄康公园|宗角祿康公園|Zongjiao Lukang Park|250|29.661,91.117
367|park|罗布林卡|羅布林卡|Norbulingka|450|29.654,91.093
367|park|拉萨人民公园|拉薩人民公園|Lhasa People's Park|200|29.652,91.090
367|park|拉鲁湿地|拉魯溼地|Lhalu Wetland Reserve|1500|29.669,91.087
284|road|中山路||Zhongshan Road||25.310,110.295 25.290,110.292 25.280,110.291 25.268,110.288 25.255,110.285
284|road|解放路||Jiefang Road||25.284,110.280 25.284,110.292 25.282,110.305
284|road|环城路|環城路|Ring Road||25.310,110.270 25.315,110.300 25.300,110.325 25.270,110.335 25.240,110.325 25.230,110.295 25.235,110.265 25.260,110.250 25.290,110.255 25.310,110.270
284|road|机场路|機場路|Airport Road||25.255,110.270 25.245,110.240 25.235,110.200 25.225,110.150 25.222,110.100 25.220,110.055
284|water|漓江|灕江|Li River||25.275,110.300
284|water|桂湖||Guihu Lake||25.285,110.286
284|water|榕湖||Ronghu Lake||25.275,110.288
284|water|杉湖||Shanhu Lake||25.274,110.294
284|park|七星公园|七星公園|Seven Star Park|600|25.275,110.313
284|park|象鼻山公园|象鼻山公園|Elephant Trunk Hill Park|250|25.266,110.292
284|park|叠彩山|疊彩山|Diecai Hill|250|25.294,110.297
284|park|西山公园|西山公園|Xishan Park|400|25.279,110.274
395|road|弥敦道|彌敦道|Nathan Road||22.324,114.168 22.319,114.170 22.312,114.171 22.304,114.172 22.296,114.172
395|road|东区走廊|東區走廊|Island Eastern Corridor||22.283,114.180 22.288,114.192 22.292,114.203 22.289,114.213 22.284,114.222 22.275,114.235
395|road|告士打道||Gloucester Road||22.281,114.165 22.280,114.173 22.281,114.181
395|road|青屿干线|青嶼幹線|Lantau Link||22.348,114.108 22.346,114.090 22.345,114.070 22.340,114.050 22.325,114.030
395|road|吐露港公路||Tolo Highway||22.380,114.195 22.405,114.207 22.425,114.210 22.445,114.190
395|road|西九龙公路|西九龍公路|West Kowloon Highway||22.300,114.160 22.315,114.158 22.325,114.150 22.335,114.140
395|metro|荃湾线|荃灣線|Tsuen Wan Line|ed1d24|22.374,114.118@荃湾/荃灣=Tsuen Wan 22.357,114.128@葵芳=Kwai Fong 22.348,114.126@荔景=Lai King 22.338,114.138@美孚=Mei Foo 22.335,114.156@长沙湾/長沙灣=Cheung Sha Wan 22.325,114.168@太子=Prince Edward 22.319,114.169@旺角=Mong Kok 22.313,114.171@油麻地=Yau Ma Tei 22.305,114.172@佐敦=Jordan 22.297,114.172@尖沙咀=Tsim Sha Tsui 22.279,114.165@金钟/金鐘=Admiralty 22.282,114.158@中环/中環=Central
395|metro|观塘线|觀塘線|Kwun Tong Line|00ab4e|22.305,114.190@黄埔/黃埔=Whampoa 22.309,114.183@何文田=Ho Man Tin 22.313,114.171@油麻地=Yau Ma Tei 22.319,114.169@旺角=Mong Kok 22.325,114.168@太子=Prince Edward 22.332,114.169@石硖尾/石硤尾=Shek Kip Mei 22.337,114.176@九龙塘/九龍塘=Kowloon Tong 22.342,114.194@黄大仙/黃大仙=Wong Tai Sin 22.340,114.202@钻石山/鑽石山=Diamond Hill 22.335,114.209@彩虹=Choi Hung 22.312,114.226@观塘/觀塘=Kwun Tong 22.298,114.237@油塘=Yau Tong 22.304,114.252@调景岭/調景嶺=Tiu Keng Leng
395|metro|港岛线|港島線|Island Line|007dc5|22.281,114.129@坚尼地城/堅尼地城=Kennedy Town 22.284,114.135@香港大学/香港大學=HKU 22.286,114.152@上环/上環=Sheung Wan 22.282,114.158@中环/中環=Central 22.279,114.165@金钟/金鐘=Admiralty 22.277,114.173@湾仔/灣仔=Wan Chai 22.280,114.185@铜锣湾/銅鑼灣=Causeway Bay 22.291,114.200@北角=North Point 22.288,114.210@鲗鱼涌/鰂魚涌=Quarry Bay 22.285,114.216@太古=Tai Koo 22.279,114.229@筲箕湾/筲箕灣=Shau Kei Wan 22.265,114.237@柴湾/柴灣=Chai Wan
395|metro|南港岛线|南港島線|South Island Line|bac429|22.279,114.165@金钟/金鐘=Admiralty 22.249,114.174@海洋公园/海洋公園=Ocean Park 22.248,114.168@黄竹坑/黃竹坑=Wong Chuk Hang 22.243,114.149@海怡半岛/海怡半島=South Horizons
395|metro|将军澳线|將軍澳線|Tseung Kwan O Line|7d499d|22.291,114.200@北角=North Point 22.288,114.210@鲗鱼涌/鰂魚涌=Quarry Bay 22.298,114.237@油塘=Yau Tong 22.304,114.252@调景岭/調景嶺=Tiu Keng Leng 22.307,114.260@将军澳/將軍澳=Tseung Kwan O 22.316,114.264@坑口=Hang Hau 22.322,114.258@宝琳/寶琳=Po Lam
395|metro|东涌线|東涌線|Tung Chung Line|f7943e|22.285,114.158@香港=Hong Kong 22.304,114.162@九龙/九龍=Kowloon 22.318,114.160@奥运/奧運=Olympic 22.348,114.126@荔景=Lai King 22.358,114.107@青衣=Tsing Yi 22.348,114.072 22.338,114.045 22.332,114.029@欣澳=Sunny Bay 22.317,113.995 22.300,113.960 22.289,113.941@东涌/東涌=Tung Chung
395|metro|机场快线|機場快綫|Airport Express|00888a|22.285,114.158@香港=Hong Kong 22.304,114.162@九龙/九龍=Kowloon 22.358,114.107@青衣=Tsing Yi 22.348,114.072 22.338,114.045 22.332,114.029 22.317,113.995 22.308,113.955 22.316,113.937@机场/機場=Airport 22.321,113.943@博览馆/博覽館=AsiaWorld-Expo
395|metro|东铁线|東鐵線|East Rail Line|53b7e8|22.279,114.165@金钟/金鐘=Admiralty 22.281,114.176@会展/會展=Exhibition Centre 22.303,114.182@红磡/紅磡=Hung Hom 22.322,114.173@旺角东/旺角東=Mong Kok East 22.337,114.176@九龙塘/九龍塘=Kowloon Tong 22.373,114.179@大围/大圍=Tai Wai 22.382,114.187@沙田=Sha Tin 22.413,114.210@大学/大學=University 22.445,114.171@大埔墟=Tai Po Market 22.501,114.128@上水=Sheung Shui 22.528,114.113@罗湖/羅湖=Lo Wu
395|metro|屯马线|屯馬線|Tuen Ma Line|923011|22.395,113.973@屯门/屯門=Tuen Mun 22.446,114.035@元朗=Yuen Long 22.435,114.063@锦上路/錦上路=Kam Sheung Road 22.368,114.110@荃湾西/荃灣西=Tsuen Wan West 22.338,114.138@美孚=Mei Foo 22.327,114.154@南昌=Nam Cheong 22.304,114.166@柯士甸=Austin 22.295,114.175@尖东/尖東=East Tsim Sha Tsui 22.303,114.182@红磡/紅磡=Hung Hom 22.309,114.183@何文田=Ho Man Tin 22.330,114.199@启德/啟德=Kai Tak 22.340,114.202@钻石山/鑽石山=Diamond Hill 22.364,114.171@显径/顯徑=Hin Keng 22.373,114.179@大围/大圍=Tai Wai 22.425,114.232@马鞍山/馬鞍山=Ma On Shan 22.429,114.244@乌溪沙/烏溪沙=Wu Kai Sha
395|water|维多利亚港|維多利亞港|Victoria Harbour||22.289,114.170
395|water|吐露港||Tolo Harbour||22.440,114.220
395|water|香港仔海峡|香港仔海峽|Aberdeen Channel||22.240,114.165
395|park|维多利亚公园|維多利亞公園|Victoria Park|250|22.282,114.188
395|park|九龙公园|九龍公園|Kowloon Park|250|22.300,114.170
395|park|香港公园|香港公園|Hong Kong Park|200|22.277,114.161
395|park|太平山顶|太平山頂|Victoria Peak|500|22.275,114.146
396|road|友谊大桥|友誼大橋|Friendship Bridge||22.203,113.562 22.190,113.567 22.175,113.572 22.162,113.572
396|road|西湾大桥|西灣大橋|Sai Van Bridge||22.185,113.533 22.172,113.540 22.162,113.548
396|road|嘉乐庇总督大桥|嘉樂庇總督大橋|Governor Nobre de Carvalho Bridge||22.189,113.542 22.178,113.549 22.162,113.556
396|road|路氹连贯公路|路氹連貫公路|Cotai Strip||22.155,113.562 22.148,113.562 22.140,113.563 22.133,113.563
396|metro|轻轨氹仔线|輕軌氹仔線|LRT Taipa Line|8cc63f|22.186,113.531@妈阁/媽閣=Barra 22.160,113.547@海洋=Ocean 22.152,113.553@运动场/運動場=Stadium 22.155,113.559@排角=Pai Kok 22.149,113.559@路氹西=Cotai West 22.138,113.551@莲花口岸/蓮花口岸=Lotus Checkpoint 22.135,113.562@协和医院/協和醫院=Union Hospital 22.146,113.567@路氹东/路氹東=Cotai East 22.158,113.575@机场/機場=Airport 22.164,113.577@氹仔码头/氹仔碼頭=Taipa Ferry Terminal
396|water|南湾湖|南灣湖|Nam Van Lake||22.188,113.540
396|water|珠江口||Pearl River Estuary||22.190,113.620
396|water|十字门水道|十字門水道|Shizimen Waterway||22.140,113.545
396|park|东望洋山|東望洋山|Guia Hill|250|22.197,113.550
396|park|大潭山||Taipa Grande|400|22.160,113.568
396|park|黑沙海滩|黑沙海灘|Hac Sa Beach|300|22.119,113.568
397|road|中山高速公路||Sun Yat-sen Freeway||25.075,121.380 25.083,121.420 25.070,121.460 25.075,121.500 25.076,121.530 25.068,121.560 25.062,121.590 25.065,121.620 25.060,121.650
397|road|忠孝东路|忠孝東路|Zhongxiao East Road||25.045,121.520 25.042,121.533 25.041,121.545 25.041,121.560 25.041,121.575
397|road|建国高架道路|建國高架道路|Jianguo Elevated Road||25.075,121.537 25.060,121.537 25.045,121.537 25.030,121.537 25.020,121.537
397|road|市民大道||Civic Boulevard||25.048,121.515 25.046,121.530 25.045,121.545 25.045,121.560
397|road|福尔摩沙高速公路|福爾摩沙高速公路|Formosa Freeway||25.000,121.530 25.005,121.560 25.015,121.590 25.030,121.615 25.055,121.650
397|metro|板南线|板南線|Bannan Line|0070bd|24.960,121.418@顶埔/頂埔=Dingpu 25.009,121.459@府中=Fuzhong 25.014,121.462@板桥/板橋=Banqiao 25.042,121.508@西门/西門=Ximen 25.046,121.517@台北车站/台北車站=Taipei Main Station 25.042,121.533@忠孝新生=Zhongxiao Xinsheng 25.042,121.544@忠孝复兴/忠孝復興=Zhongxiao Fuxing 25.041,121.558@国父纪念馆/國父紀念館=Sun Yat-sen Memorial Hall 25.041,121.565@市政府=Taipei City Hall 25.052,121.607@南港=Nangang 25.055,121.617@南港展览馆/南港展覽館=Nangang Exhibition Center
397|metro|淡水信义线|淡水信義線|Tamsui–Xinyi Line|e3002c|25.168,121.446@淡水=Tamsui 25.154,121.459@红树林/紅樹林=Hongshulin 25.132,121.498@北投=Beitou 25.115,121.516@石牌=Shipai 25.093,121.526@士林=Shilin 25.085,121.525@剑潭/劍潭=Jiantan 25.071,121.520@圆山/圓山=Yuanshan 25.053,121.520@中山=Zhongshan 25.046,121.517@台北车站/台北車站=Taipei Main Station 25.033,121.518@中正纪念堂/中正紀念堂=Chiang Kai-shek Memorial Hall 25.034,121.529@东门/東門=Dongmen 25.033,121.543@大安=Daan 25.033,121.563@台北101=Taipei 101 25.033,121.570@象山=Xiangshan
397|metro|松山新店线|松山新店線|Songshan–Xindian Line|008659|25.050,121.578@松山=Songshan 25.052,121.544@南京复兴/南京復興=Nanjing Fuxing 25.053,121.520@中山=Zhongshan 25.042,121.508@西门/西門=Ximen 25.033,121.518@中正纪念堂/中正紀念堂=Chiang Kai-shek Memorial Hall 25.026,121.523@古亭=Guting 25.015,121.534@公馆/公館=Gongguan 24.983,121.542@大坪林=Dapinglin 24.958,121.537@新店=Xindian
397|metro|中和新芦线|中和新蘆線|Zhonghe–Xinlu Line|f8b61c|25.022,121.412@回龙/迴龍=Huilong 25.056,121.484@三重=Sanchong 25.063,121.519@民权西路/民權西路=Minquan West Road 25.052,121.533@松江南京=Songjiang Nanjing 25.042,121.533@忠孝新生=Zhongxiao Xinsheng 25.034,121.529@东门/東門=Dongmen 25.026,121.523@古亭=Guting 24.994,121.505@景安=Jingan 24.990,121.509@南势角/南勢角=Nanshijiao
397|metro|文湖线|文湖線|Wenhu Line|c48c31|24.998,121.580@动物园/動物園=Taipei Zoo 25.033,121.543@大安=Daan 25.042,121.544@忠孝复兴/忠孝復興=Zhongxiao Fuxing 25.052,121.544@南京复兴/南京復興=Nanjing Fuxing 25.063,121.552@松山机场/松山機場=Songshan Airport 25.080,121.547@大直=Dazhi 25.084,121.594@内湖/內湖=Neihu 25.055,121.617@南港展览馆/南港展覽館=Nangang Exhibition Center
397|metro|桃园机场捷运|桃園機場捷運|Taoyuan Airport MRT|8246af|25.046,121.517@台北车站/台北車站=Taipei Main Station 25.056,121.484@三重=Sanchong 25.062,121.460@新北产业园区/新北產業園區=New Taipei Industrial Park 25.066,121.361@林口=Linkou 25.064,121.295 25.077,121.233@第二航厦/第二航廈=Airport Terminal 2 25.013,121.215@高铁桃园站/高鐵桃園站=Taoyuan HSR Station
397|water|淡水河||Tamsui River||25.060,121.505
397|water|基隆河||Keelung River||25.078,121.560
397|water|新店溪||Xindian River||25.005,121.515
397|park|大安森林公园|大安森林公園|Daan Forest Park|300|25.030,121.536
397|park|阳明山|陽明山|Yangmingshan|2500|25.160,121.545
397|park|象山||Elephant Mountain|500|25.028,121.573
397|park|二二八和平公园|二二八和平公園|228 Peace Memorial Park|200|25.042,121.515
3187|road|素坤逸路||Sukhumvit Road||13.743,100.548 13.738,100.560 13.732,100.570 13.722,100.583 13.708,100.600 13.690,100.605
3187|road|是隆路||Silom Road||13.728,100.535 13.726,100.528 13.722,100.520 13.719,100.515
3187|road|拉玛四路|拉瑪四路|Rama IV Road||13.736,100.517 13.731,100.527 13.727,100.540 13.722,100.552 13.716,100.570 13.713,100.583
3187|road|拉玛九世路|拉瑪九世路|Rama IX Road||13.757,100.565 13.750,100.580 13.745,100.600 13.742,100.625
3187|road|素万那普高速公路|素萬那普高速公路|Bangkok–Chon Buri Motorway||13.742,100.640 13.735,100.680 13.728,100.720 13.715,100.765 13.690,100.800
3187|road|拉差达披色路|拉差達披色路|Ratchadaphisek Road||13.825,100.572 13.805,100.574 13.785,100.574 13.765,100.570 13.750,100.562 13.735,100.560 13.722,100.560
3187|metro|素坤逸线|素坤逸線|BTS Sukhumvit Line|7fbf32|13.932,100.646@昆库/崑庫=Khu Khot 13.880,100.603 13.817,100.562@拉抛路口/叻拋路口=Ha Yaek Lat Phrao 13.802,100.554@蒙奇=Mo Chit 13.763,100.537@胜利纪念碑/勝利紀念碑=Victory Monument 13.757,100.534@帕亚泰/帕亞泰=Phaya Thai 13.746,100.534@暹罗/暹羅=Siam 13.744,100.543@奇隆=Chit Lom 13.741,100.555@那那=Nana 13.737,100.560@阿索=Asok 13.730,100.570@澎蓬=Phrom Phong 13.724,100.579@通罗/通羅=Thong Lo 13.706,100.601@安努=On Nut 13.668,100.605@邦纳/邦納=Bang Na 13.602,100.597@沙没巴干/北欖=Pak Nam
3187|metro|是隆线|是隆線|BTS Silom Line|00796b|13.746,100.529@国家体育馆/國家體育館=National Stadium 13.746,100.534@暹罗/暹羅=Siam 13.739,100.539@叻差当梅/叻差當梅=Ratchadamri 13.729,100.534@沙拉当/沙拉當=Sala Daeng 13.719,100.514@沙潘塔克辛=Saphan Taksin 13.721,100.503@吞武里=Krung Thon Buri 13.721,100.457@邦瓦=Bang Wa
3187|metro|地铁蓝线|地鐵藍線|MRT Blue Line|1e4f9c|13.729,100.474@塔帕=Tha Phra 13.744,100.494@三永=Sanam Chai 13.747,100.501@三友=Sam Yot 13.742,100.510@龙莲寺/龍蓮寺=Wat Mangkon 13.738,100.517@华南蓬/華南蓬=Hua Lamphong 13.733,100.529@三燕=Sam Yan 13.729,100.537@是隆=Si Lom 13.726,100.546@隆披尼=Lumphini 13.723,100.560@诗丽吉会议中心/詩麗吉會議中心=Queen Sirikit National Convention Centre 13.738,100.561@素坤逸=Sukhumvit 13.749,100.563@碧差汶里=Phetchaburi 13.758,100.565@拉玛九世/拉瑪九世=Phra Ram 9 13.766,100.570@泰国文化中心/泰國文化中心=Thailand Cultural Centre 13.806,100.574@拉抛/叻拋=Lat Phrao 13.803,100.554@乍都乍公园/乍都乍公園=Chatuchak Park 13.802,100.541@邦梭=Bang Sue 13.806,100.530@道普恩=Tao Poon 13.792,100.505@挽甲必=Bang Phlat 13.729,100.474@塔帕=Tha Phra
3187|metro|机场快线|機場快線|Airport Rail Link|a0283c|13.757,100.534@帕亚泰/帕亞泰=Phaya Thai 13.755,100.542@叻帕绕/叻帕繞=Ratchaprarop 13.751,100.561@马卡桑/馬卡訕=Makkasan 13.738,100.645@华目/華目=Hua Mak 13.728,100.749@叻甲挽=Lat Krabang 13.698,100.752@素万那普/素萬那普=Suvarnabhumi
3187|water|湄南河||Chao Phraya River||13.726,100.511
3187|water|空盛桑运河|空盛桑運河|Saen Saep Canal||13.747,100.560
3187|water|泰国湾|泰國灣|Gulf of Thailand||13.470,100.560
3187|park|隆披尼公园|隆披尼公園|Lumphini Park|450|13.731,100.542
3187|park|乍都乍公园|乍都乍公園|Chatuchak Park|450|13.806,100.554
3187|park|班嘉奇蒂公园|班嘉奇蒂公園|Benchakitti Park|400|13.729,100.558
3187|park|拉玛九世公园|拉瑪九世公園|Suanluang Rama IX Park|600|13.689,100.663
3004|road|泛岛快速公路|泛島快速公路|Pan Island Expressway||1.345,103.690 1.343,103.720 1.340,103.750 1.330,103.790 1.327,103.820 1.326,103.850 1.325,103.870 1.330,103.900 1.335,103.930 1.345,103.965
3004|road|东海岸公园大道|東海岸公園大道|East Coast Parkway||1.290,103.870 1.297,103.890 1.303,103.920 1.312,103.945 1.322,103.970 1.340,103.980
3004|road|亚逸拉惹快速公路|亞逸拉惹快速公路|Ayer Rajah Expressway||1.330,103.670 1.322,103.700 1.313,103.740 1.305,103.770 1.290,103.795 1.275,103.820 1.272,103.845
3004|road|中央快速公路||Central Expressway||1.287,103.840 1.305,103.842 1.325,103.857 1.350,103.860 1.375,103.856
3004|road|乌节路|烏節路|Orchard Road||1.307,103.828 1.304,103.833 1.302,103.838 1.299,103.845
3004|metro|南北线|南北線|North–South Line|d42e12|1.333,103.742@裕廊东/裕廊東=Jurong East 1.385,103.744 1.437,103.786@兀兰/兀蘭=Woodlands 1.429,103.835@义顺/義順=Yishun 1.370,103.849@宏茂桥/宏茂橋=Ang Mo Kio 1.351,103.848@碧山=Bishan 1.312,103.838@纽顿/紐頓=Newton 1.304,103.832@乌节/烏節=Orchard 1.299,103.846@多美歌=Dhoby Ghaut 1.293,103.852@政府大厦/政府大廈=City Hall 1.284,103.851@莱佛士坊/萊佛士坊=Raffles Place 1.276,103.855@滨海湾/濱海灣=Marina Bay
3004|metro|东西线|東西線|East–West Line|009645|1.340,103.637@大士连路/大士連路=Tuas Link 1.339,103.706@文礼/文禮=Boon Lay 1.333,103.742@裕廊东/裕廊東=Jurong East 1.315,103.765@金文泰=Clementi 1.307,103.790@波那维斯达/波那維斯達=Buona Vista 1.286,103.827@中峇鲁/中峇魯=Tiong Bahru 1.280,103.839@欧南园/歐南園=Outram Park 1.276,103.846@丹戎巴葛=Tanjong Pagar 1.284,103.851@莱佛士坊/萊佛士坊=Raffles Place 1.293,103.852@政府大厦/政府大廈=City Hall 1.301,103.856@武吉士=Bugis 1.318,103.893@巴耶利峇=Paya Lebar 1.327,103.946@丹那美拉=Tanah Merah 1.335,103.961@博览/博覽=Expo 1.357,103.988@樟宜机场/樟宜機場=Changi Airport
3004|metro|东北线|東北線|North East Line|9900aa|1.265,103.821@港湾/港灣=HarbourFront 1.280,103.839@欧南园/歐南園=Outram Park 1.285,103.844@牛车水/牛車水=Chinatown 1.299,103.846@多美歌=Dhoby Ghaut 1.307,103.849@小印度=Little India 1.312,103.854@花拉公园/花拉公園=Farrer Park 1.350,103.873@实龙岗/實龍崗=Serangoon 1.371,103.892@后港/後港=Hougang 1.392,103.895@盛港=Sengkang 1.405,103.902@榜鹅/榜鵝=Punggol
3004|metro|环线|環線|Circle Line|fa9e0d|1.299,103.846@多美歌=Dhoby Ghaut 1.293,103.861@滨海中心/濱海中心=Promenade 1.303,103.875@体育场/體育場=Stadium 1.318,103.893@巴耶利峇=Paya Lebar 1.350,103.873@实龙岗/實龍崗=Serangoon 1.351,103.848@碧山=Bishan 1.338,103.839@加利谷=Caldecott 1.322,103.816@植物园/植物園=Botanic Gardens 1.311,103.796@荷兰村/荷蘭村=Holland Village 1.307,103.790@波那维斯达/波那維斯達=Buona Vista 1.293,103.785@肯特岗/肯特崗=Kent Ridge 1.265,103.821@港湾/港灣=HarbourFront
3004|metro|滨海市区线|濱海市區線|Downtown Line|005ec4|1.379,103.761@武吉班让/武吉班讓=Bukit Panjang 1.341,103.776@美世界=Beauty World 1.322,103.816@植物园/植物園=Botanic Gardens 1.312,103.838@纽顿/紐頓=Newton 1.307,103.849@小印度=Little India 1.301,103.856@武吉士=Bugis 1.293,103.861@滨海中心/濱海中心=Promenade 1.282,103.859@海湾舫/海灣舫=Bayfront 1.279,103.853@市中心=Downtown 1.285,103.844@牛车水/牛車水=Chinatown 1.314,103.863@明地迷亚/明地迷亞=Bendemeer 1.326,103.890@麦波申/麥波申=MacPherson 1.354,103.943@淡滨尼/淡濱尼=Tampines 1.335,103.961@博览/博覽=Expo
3004|metro|汤申—东海岸线|湯申—東海岸線|Thomson–East Coast Line|9d5b25|1.448,103.785@兀兰北/兀蘭北=Woodlands North 1.437,103.786@兀兰/兀蘭=Woodlands 1.397,103.818 1.338,103.839@加利谷=Caldecott 1.304,103.832@乌节/烏節=Orchard 1.280,103.839@欧南园/歐南園=Outram Park 1.276,103.855@滨海湾/濱海灣=Marina Bay 1.279,103.868@滨海湾花园/濱海灣花園=Gardens by the Bay 1.303,103.905@马林百列/馬林百列=Marine Parade 1.313,103.942@碧湾/碧灣=Bayshore
3004|water|滨海湾|濱海灣|Marina Bay||1.284,103.859
3004|water|新加坡海峡|新加坡海峽|Singapore Strait||1.240,103.880
3004|water|新加坡河||Singapore River||1.288,103.845
3004|water|麦里芝蓄水池|麥里芝蓄水池|MacRitchie Reservoir||1.345,103.825
3004|park|新加坡植物园|新加坡植物園|Singapore Botanic Gardens|600|1.313,103.816
3004|park|滨海湾花园|濱海灣花園|Gardens by the Bay|500|1.282,103.864
3004|park|东海岸公园|東海岸公園|East Coast Park|600|1.303,103.915
3004|park|福康宁公园|福康寧公園|Fort Canning Park|250|1.295,103.846
3001|road|环八通|環八通|Kan-pachi-dori||35.790,139.720 35.770,139.670 35.750,139.640 35.720,139.620 35.690,139.615 35.650,139.625 35.620,139.650 35.590,139.675 35.565,139.710
3001|road|首都高速中央环状线|首都高速中央環狀線|Shuto Expressway Central Circular Route||35.620,139.740 35.635,139.700 35.655,139.685 35.685,139.685 35.710,139.695 35.730,139.705 35.740,139.720 35.755,139.745 35.765,139.790 35.750,139.830 35.720,139.845 35.690,139.850 35.655,139.850 35.640,139.830
3001|road|首都高速都心环状线|首都高速都心環狀線|Shuto Expressway Inner Circular Route||35.695,139.755 35.690,139.765 35.680,139.775 35.668,139.770 35.655,139.757 35.660,139.740 35.672,139.738 35.685,139.745 35.695,139.755
3001|road|青山通||Aoyama-dori||35.678,139.740 35.672,139.725 35.665,139.712 35.659,139.702
3001|road|首都高速湾岸线|首都高速灣岸線|Shuto Expressway Bayshore Route||35.550,139.790 35.580,139.765 35.610,139.765 35.630,139.785 35.640,139.810 35.645,139.850 35.655,139.900 35.670,139.950
3001|road|明治通||Meiji-dori||35.730,139.711 35.710,139.709 35.690,139.704 35.670,139.703 35.650,139.710 35.648,139.725
3001|metro|JR山手线|JR山手線|JR Yamanote Line|80c241|35.681,139.767@东京/東京=Tokyo 35.714,139.777@上野=Ueno 35.728,139.771@日暮里=Nippori 35.738,139.761@田端=Tabata 35.733,139.739@巢鸭/巢鴨=Sugamo 35.730,139.711@池袋=Ikebukuro 35.713,139.704@高田马场/高田馬場=Takadanobaba 35.690,139.700@新宿=Shinjuku 35.670,139.703@原宿=Harajuku 35.658,139.702@涩谷/澀谷=Shibuya 35.634,139.716@目黑=Meguro 35.620,139.728@大崎=Osaki 35.629,139.739@品川=Shinagawa 35.655,139.757@滨松町/濱松町=Hamamatsucho 35.666,139.758@新桥/新橋=Shimbashi 35.675,139.763@有乐町/有樂町=Yurakucho 35.681,139.767@东京/東京=Tokyo
3001|metro|银座线|銀座線|Ginza Line|f39700|35.658,139.702@涩谷/澀谷=Shibuya 35.665,139.712@表参道/表參道=Omote-sando 35.677,139.737@赤坂见附/赤坂見附=Akasaka-mitsuke 35.670,139.750@虎之门/虎之門=Toranomon 35.666,139.758@新桥/新橋=Shimbashi 35.672,139.764@银座/銀座=Ginza 35.682,139.774@日本桥/日本橋=Nihombashi 35.692,139.771@神田=Kanda 35.714,139.777@上野=Ueno 35.711,139.798@浅草/淺草=Asakusa
3001|metro|丸之内线|丸之內線|Marunouchi Line|f62e36|35.705,139.620@荻洼/荻窪=Ogikubo 35.697,139.683@中野坂上=Nakano-sakaue 35.690,139.700@新宿=Shinjuku 35.685,139.730@四谷=Yotsuya 35.677,139.737@赤坂见附/赤坂見附=Akasaka-mitsuke 35.674,139.751@霞关/霞關=Kasumigaseki 35.672,139.764@银座/銀座=Ginza 35.681,139.767@东京/東京=Tokyo 35.687,139.766@大手町=Otemachi 35.701,139.764@御茶之水=Ochanomizu 35.708,139.752@后乐园/後樂園=Korakuen 35.730,139.711@池袋=Ikebukuro
3001|metro|日比谷线|日比谷線|Hibiya Line|b5b5ac|35.644,139.699@中目黑=Naka-meguro 35.647,139.709@惠比寿/惠比壽=Ebisu 35.663,139.732@六本木=Roppongi 35.674,139.751@霞关/霞關=Kasumigaseki 35.672,139.764@银座/銀座=Ginza 35.680,139.780@茅场町/茅場町=Kayabacho 35.698,139.775@秋叶原/秋葉原=Akihabara 35.714,139.777@上野=Ueno 35.750,139.805@北千住=Kita-senju
3001|metro|东西线|東西線|Tozai Line|009bbf|35.706,139.666@中野=Nakano 35.713,139.704@高田马场/高田馬場=Takadanobaba 35.702,139.746@饭田桥/飯田橋=Iidabashi 35.696,139.751@九段下=Kudanshita 35.687,139.766@大手町=Otemachi 35.682,139.774@日本桥/日本橋=Nihombashi 35.680,139.780@茅场町/茅場町=Kayabacho 35.670,139.818@东阳町/東陽町=Toyocho 35.665,139.859@西葛西=Nishi-kasai
3001|metro|千代田线|千代田線|Chiyoda Line|00bb85|35.669,139.680@代代木上原=Yoyogi-uehara 35.669,139.705@明治神宫前/明治神宮前=Meiji-jingumae 35.665,139.712@表参道/表參道=Omote-sando 35.674,139.751@霞关/霞關=Kasumigaseki 35.675,139.760@日比谷=Hibiya 35.687,139.766@大手町=Otemachi 35.697,139.766@新御茶之水=Shin-ochanomizu 35.750,139.805@北千住=Kita-senju
3001|metro|半藏门线|半藏門線|Hanzomon Line|8f76d6|35.658,139.702@涩谷/澀谷=Shibuya 35.665,139.712@表参道/表參道=Omote-sando 35.673,139.724@青山一丁目=Aoyama-itchome 35.679,139.740@永田町=Nagatacho 35.696,139.751@九段下=Kudanshita 35.696,139.758@神保町=Jimbocho 35.687,139.766@大手町=Otemachi 35.711,139.813@押上=Oshiage
3001|metro|大江户线|大江戶線|Oedo Line|b6007a|35.691,139.693@都厅前/都廳前=Tochomae 35.663,139.732@六本木=Roppongi 35.656,139.755@大门/大門=Daimon 35.665,139.767@筑地市场/築地市場=Tsukijishijo 35.697,139.797@两国/兩國=Ryogoku 35.708,139.773@上野御徒町=Ueno-okachimachi 35.709,139.753@春日=Kasuga 35.702,139.746@饭田桥/飯田橋=Iidabashi 35.691,139.693@都厅前/都廳前=Tochomae
3001|metro|东京单轨电车|東京單軌電車|Tokyo Monorail|003886|35.655,139.757@滨松町/濱松町=Hamamatsucho 35.622,139.751@天王洲岛/天王洲島=Tennozu Isle 35.582,139.749@流通中心=Ryutsu Center 35.545,139.768@羽田机场第三航站楼/羽田機場第三航廈=Haneda Airport Terminal 3 35.551,139.788@羽田机场第二航站楼/羽田機場第二航廈=Haneda Airport Terminal 2
3001|metro|百合鸥线|百合鷗線|Yurikamome|0065a4|35.666,139.758@新桥/新橋=Shimbashi 35.663,139.760@汐留=Shiodome 35.626,139.771@台场/台場=Daiba 35.630,139.791@东京国际展览中心/東京國際展示場=Tokyo Big Sight 35.655,139.796@丰洲/豐洲=Toyosu
3001|water|东京湾|東京灣|Tokyo Bay||35.590,139.810
3001|water|隅田川||Sumida River||35.690,139.789
3001|water|荒川||Arakawa River||35.690,139.848
3001|water|皇居护城河|皇居護城河|Imperial Palace Moat||35.680,139.748
3001|park|皇居||Imperial Palace|700|35.685,139.753
3001|park|代代木公园|代代木公園|Yoyogi Park|450|35.672,139.695
3001|park|上野公园|上野公園|Ueno Park|450|35.715,139.773
3001|park|新宿御苑||Shinjuku Gyoen|450|35.685,139.710
3001|park|明治神宫|明治神宮|Meiji Jingu|450|35.677,139.699
3002|road|阪神高速环状线|阪神高速環狀線|Hanshin Expressway Loop Route||34.695,135.500 34.690,135.508 34.680,135.509 34.668,135.509 34.664,135.500 34.670,135.495 34.682,135.495 34.695,135.500
3002|road|御堂筋||Midosuji||34.701,135.498 34.690,135.500 34.680,135.500 34.668,135.500
3002|road|阪神高速湾岸线|阪神高速灣岸線|Hanshin Expressway Bayshore Route||34.690,135.400 34.670,135.415 34.650,135.430 34.625,135.440 34.590,135.430 34.550,135.410 34.500,135.370 34.450,135.310
3002|road|新御堂筋||Shin-Midosuji||34.780,135.497 34.760,135.497 34.735,135.500 34.715,135.498 34.701,135.498
3002|metro|御堂筋线|御堂筋線|Midosuji Line|e5171f|34.808,135.495@千里中央=Senri-Chuo 34.759,135.497@江坂=Esaka 34.733,135.500@新大阪=Shin-Osaka 34.703,135.498@梅田=Umeda 34.692,135.501@淀屋桥/淀屋橋=Yodoyabashi 34.682,135.500@本町=Hommachi 34.674,135.500@心斋桥/心齋橋=Shinsaibashi 34.666,135.500@难波/難波=Namba 34.647,135.514@天王寺=Tennoji 34.556,135.503@中百舌鸟/中百舌鳥=Nakamozu
3002|metro|谷町线|谷町線|Tanimachi Line|522886|34.749,135.578@大日=Dainichi 34.701,135.500@东梅田/東梅田=Higashi-Umeda 34.690,135.517@天满桥/天滿橋=Temmabashi 34.681,135.518@谷町四丁目=Tanimachi 4-chome 34.666,135.517@谷町九丁目=Tanimachi 9-chome 34.647,135.514@天王寺=Tennoji 34.595,135.584@八尾南=Yaominami
3002|metro|中央线|中央線|Chuo Line|019a66|34.651,135.384@梦洲/夢洲=Yumeshima 34.638,135.413@宇宙广场/宇宙廣場=Cosmosquare 34.654,135.433@大阪港=Osakako 34.669,135.462@弁天町=Bentencho 34.682,135.500@本町=Hommachi 34.682,135.507@堺筋本町=Sakaisuji-Hommachi 34.681,135.518@谷町四丁目=Tanimachi 4-chome 34.681,135.533@森之宫/森之宮=Morinomiya 34.679,135.593@长田/長田=Nagata
3002|metro|堺筋线|堺筋線|Sakaisuji Line|814721|34.710,135.511@天神桥筋六丁目/天神橋筋六丁目=Tenjimbashisuji 6-chome 34.691,135.507@北滨/北濱=Kitahama 34.682,135.507@堺筋本町=Sakaisuji-Hommachi 34.667,135.506@日本桥/日本橋=Nippombashi 34.637,135.498@天下茶屋=Tengachaya
3002|metro|JR大阪环状线|JR大阪環狀線|JR Osaka Loop Line|f4651f|34.702,135.496@大阪=Osaka 34.697,135.534@京桥/京橋=Kyobashi 34.681,135.533@森之宫/森之宮=Morinomiya 34.665,135.530@鹤桥/鶴橋=Tsuruhashi 34.647,135.514@天王寺=Tennoji 34.650,135.501@新今宫/新今宮=Shin-Imamiya 34.658,135.489@芦原桥/蘆原橋=Ashiharabashi 34.666,135.480@大正=Taisho 34.669,135.462@弁天町=Bentencho 34.682,135.466@西九条/西九條=Nishikujo 34.697,135.486@福岛/福島=Fukushima 34.702,135.496@大阪=Osaka
3002|metro|南海机场线|南海機場線|Nankai Airport Line|1f4e9e|34.666,135.500@难波/難波=Namba 34.650,135.501@新今宫/新今宮=Shin-Imamiya 34.637,135.498@天下茶屋=Tengachaya 34.581,135.465@堺=Sakai 34.500,135.430 34.461,135.372@岸和田=Kishiwada 34.411,135.318@泉佐野=Izumisano 34.436,135.244@关西机场/關西機場=Kansai Airport
3002|water|大阪湾|大阪灣|Osaka Bay||34.600,135.380
3002|water|淀川|澱川|Yodo River||34.710,135.475
3002|water|道顿堀|道頓堀|Dotombori||34.669,135.502
3002|park|大阪城公园|大阪城公園|Osaka Castle Park|600|34.687,135.526
3002|park|天王寺公园|天王寺公園|Tennoji Park|300|34.651,135.510
3002|park|鹤见绿地|鶴見綠地|Tsurumi Ryokuchi|700|34.711,135.577
3002|park|万博纪念公园|萬博紀念公園|Expo Commemoration Park|900|34.808,135.528
3003|road|奥林匹克大路|奧林匹克大路|Olympic-daero||37.570,126.810 37.555,126.850 37.540,126.890 37.520,126.920 37.508,126.950 37.505,126.980 37.520,127.005 37.530,127.030 37.520,127.060 37.525,127.090 37.545,127.120
3003|road|江边北路|江邊北路|Gangbyeonbuk-ro||37.580,126.870 37.560,126.895 37.545,126.920 37.528,126.950 37.520,126.970 37.518,126.990 37.535,127.010 37.540,127.040 37.530,127.070 37.545,127.100
3003|road|德黑兰路|德黑蘭路|Teheran-ro||37.497,127.028 37.501,127.040 37.505,127.050 37.509,127.063
3003|road|世宗大路||Sejong-daero||37.575,126.977 37.568,126.977 37.562,126.976 37.555,126.972
3003|road|京釜高速公路||Gyeongbu Expressway||37.510,127.018 37.490,127.020 37.465,127.040 37.440,127.060 37.400,127.090
3003|road|内环路|內部循環路|Naebu Expressway||37.578,126.905 37.590,126.935 37.600,126.960 37.605,126.985 37.605,127.010 37.590,127.030 37.570,127.045 37.550,127.050
3003|metro|1号线|1號線|Line 1|0052a4|37.690,127.046@道峰山=Dobongsan 37.653,127.048 37.615,127.066 37.580,127.047@清凉里/清涼里=Cheongnyangni 37.571,127.010@东大门/東大門=Dongdaemun 37.571,126.992@钟路三街/鐘路三街=Jongno 3-ga 37.565,126.977@市厅/市廳=City Hall 37.555,126.972@首尔站/首爾站=Seoul Station 37.530,126.965@龙山/龍山=Yongsan 37.514,126.942@鹭梁津/鷺梁津=Noryangjin 37.509,126.891@新道林=Sindorim 37.503,126.882@九老=Guro 37.481,126.883@加山数码园区/加山數位園區=Gasan Digital Complex
3003|metro|2号线|2號線|Line 2|00a84d|37.565,126.977@市厅/市廳=City Hall 37.565,127.009@东大门历史文化公园/東大門歷史文化公園=Dongdaemun History & Culture Park 37.561,127.037@往十里=Wangsimni 37.545,127.056@圣水/聖水=Seongsu 37.540,127.070@建大入口=Konkuk Univ. 37.535,127.095@江边/江邊=Gangbyeon 37.513,127.100@蚕室/蠶室=Jamsil 37.511,127.074@综合运动场/綜合運動場=Sports Complex 37.509,127.063@三成=Samseong 37.498,127.028@江南=Gangnam 37.494,127.015@教大=Seoul Nat'l Univ. of Education 37.477,126.982@舍堂=Sadang 37.481,126.953@首尔大学入口/首爾大學入口=Seoul Nat'l Univ. 37.509,126.891@新道林=Sindorim 37.534,126.903@堂山=Dangsan 37.549,126.914@合井=Hapjeong 37.557,126.925@弘大入口=Hongik Univ. 37.555,126.937@新村=Sinchon 37.560,126.963@忠正路=Chungjeongno 37.565,126.977@市厅/市廳=City Hall
3003|metro|3号线|3號線|Line 3|ef7c1c|37.676,126.747@大化=Daehwa 37.632,126.811 37.637,126.919 37.601,126.936@碌磻=Nokbeon 37.576,126.974@景福宫/景福宮=Gyeongbokgung 37.577,126.985@安国/安國=Anguk 37.571,126.992@钟路三街/鐘路三街=Jongno 3-ga 37.561,126.994@忠武路=Chungmuro 37.526,127.028@狎鸥亭/狎鷗亭=Apgujeong 37.505,127.005@高速巴士客运站/高速巴士轉運站=Express Bus Terminal 37.494,127.015@教大=Seoul Nat'l Univ. of Education 37.484,127.034@良才=Yangjae 37.487,127.102@水西=Suseo 37.502,127.128@梧琴=Ogeum
3003|metro|4号线|4號線|Line 4|00a5de|37.653,127.048@仓洞/倉洞=Chang-dong 37.582,127.002@惠化=Hyehwa 37.571,127.010@东大门/東大門=Dongdaemun 37.565,127.009@东大门历史文化公园/東大門歷史文化公園=Dongdaemun History & Culture Park 37.561,126.994@忠武路=Chungmuro 37.561,126.986@明洞=Myeong-dong 37.559,126.978@会贤/會賢=Hoehyeon 37.555,126.972@首尔站/首爾站=Seoul Station 37.535,126.973@三角地=Samgakji 37.522,126.974@二村=Ichon 37.477,126.982@舍堂=Sadang 37.433,126.997@果川=Gwacheon
3003|metro|5号线|5號線|Line 5|996cac|37.562,126.801@金浦机场/金浦機場=Gimpo Int'l Airport 37.521,126.924@汝矣岛/汝矣島=Yeouido 37.544,126.951@孔德=Gongdeok 37.560,126.963@忠正路=Chungjeongno 37.571,126.977@光化门/光化門=Gwanghwamun 37.571,126.992@钟路三街/鐘路三街=Jongno 3-ga 37.565,127.009@东大门历史文化公园/東大門歷史文化公園=Dongdaemun History & Culture Park 37.561,127.037@往十里=Wangsimni 37.557,127.079@君子=Gunja 37.539,127.123@千户/千戶=Cheonho
3003|metro|7号线|7號線|Line 7|747f00|37.690,127.046@道峰山=Dobongsan 37.618,127.075@泰陵入口=Taereung 37.557,127.079@君子=Gunja 37.540,127.070@建大入口=Konkuk Univ. 37.519,127.053@清潭=Cheongdam 37.505,127.005@高速巴士客运站/高速巴士轉運站=Express Bus Terminal 37.487,126.982@总神大入口/總神大入口=Isu 37.481,126.883@加山数码园区/加山數位園區=Gasan Digital Complex 37.492,126.823@温水/溫水=Onsu
3003|metro|9号线|9號線|Line 9|bdb092|37.562,126.801@金浦机场/金浦機場=Gimpo Int'l Airport 37.567,126.829@麻谷渡口=Magongnaru 37.534,126.903@堂山=Dangsan 37.528,126.918@国会议事堂/國會議事堂=National Assembly 37.521,126.924@汝矣岛/汝矣島=Yeouido 37.514,126.942@鹭梁津/鷺梁津=Noryangjin 37.505,127.005@高速巴士客运站/高速巴士轉運站=Express Bus Terminal 37.504,127.025@新论岘/新論峴=Sinnonhyeon 37.514,127.060@奉恩寺=Bongeunsa 37.511,127.074@综合运动场/綜合運動場=Sports Complex 37.516,127.131@奥林匹克公园/奧林匹克公園=Olympic Park
3003|metro|机场铁路|機場鐵路|Airport Railroad|0090d2|37.555,126.972@首尔站/首爾站=Seoul Station 37.544,126.951@孔德=Gongdeok 37.557,126.925@弘大入口=Hongik Univ. 37.577,126.900@数码媒体城/數位媒體城=Digital Media City 37.562,126.801@金浦机场/金浦機場=Gimpo Int'l Airport 37.565,126.735 37.571,126.737@桂阳/桂陽=Geyang 37.556,126.624@青罗国际城/青羅國際城=Cheongna Int'l City 37.530,126.560 37.493,126.494@云西/雲西=Unseo 37.447,126.452@仁川机场1号航站楼/仁川機場第一航廈=Incheon Int'l Airport Terminal 1 37.468,126.434@仁川机场2号航站楼/仁川機場第二航廈=Incheon Int'l Airport Terminal 2
3003|water|汉江|漢江|Han River||37.518,126.985
3003|water|清溪川||Cheonggyecheon||37.569,127.000
3003|water|黄海|黃海|Yellow Sea||37.400,127.500
3003|park|南山公园|南山公園|Namsan Park|700|37.551,126.991
3003|park|首尔林|首爾林|Seoul Forest|450|37.544,127.038
3003|park|奥林匹克公园|奧林匹克公園|Olympic Park|700|37.521,127.122
3003|park|汝矣岛公园|汝矣島公園|Yeouido Park|300|37.526,126.922
3003|park|世界杯公园|世界盃公園|World Cup Park|900|37.569,126.885
3005|road|联邦大道|聯邦大道|Federal Highway||3.128,101.688 3.115,101.675 3.108,101.655 3.102,101.635 3.090,101.610 3.078,101.590
3005|road|安邦路||Jalan Ampang||3.152,101.697 3.158,101.705 3.159,101.715 3.160,101.730
3005|road|中环二路|中環二路|Middle Ring Road 2||3.225,101.670 3.215,101.700 3.205,101.725 3.185,101.745 3.160,101.755 3.130,101.750 3.095,101.735 3.075,101.710 3.065,101.690
3005|road|南北大道||North–South Expressway||3.070,101.690 3.030,101.705 2.990,101.715 2.960,101.720
3005|road|苏丹依斯迈路|蘇丹依斯邁路|Jalan Sultan Ismail||3.161,101.697 3.156,101.703 3.152,101.709 3.147,101.712
3005|metro|格拉那再也线|格拉那再也線|Kelana Jaya Line|d50032|3.232,101.724@鹅麦/鵝嘜=Gombak 3.160,101.719@安邦公园/安邦公園=Ampang Park 3.159,101.713@双子塔/雙子塔=KLCC 3.157,101.702@登旺=Dang Wangi 3.149,101.696@占美清真寺/佔美清真寺=Masjid Jamek 3.142,101.695@中央艺术坊/中央藝術坊=Pasar Seni 3.134,101.686@吉隆坡中环/吉隆坡中環=KL Sentral 3.128,101.679@孟沙=Bangsar 3.112,101.604@格拉那再也=Kelana Jaya 3.085,101.588@梳邦再也=Subang Jaya 2.996,101.575@布特拉高原=Putra Heights
3005|metro|加影线|加影線|Kajang Line|047940|3.206,101.580@双溪毛糯/雙溪毛糯=Sungai Buloh 3.155,101.609@白沙罗/白沙羅=Mutiara Damansara 3.137,101.687@国家博物馆/國家博物館=Muzium Negara 3.142,101.695@中央艺术坊/中央藝術坊=Pasar Seni 3.142,101.702@默迪卡=Merdeka 3.146,101.711@武吉免登=Bukit Bintang 3.142,101.720@敦拉萨国际贸易中心/敦拉薩國際貿易中心=Tun Razak Exchange 3.133,101.723 3.112,101.730 3.070,101.760 3.010,101.785 2.983,101.790@加影=Kajang
3005|metro|布城线|布城線|Putrajaya Line|ffcd00|3.176,101.572@柯莎白沙罗/柯莎白沙羅=Kwasa Damansara 3.207,101.665@泗岩沫=Sri Delima 3.174,101.695@蒂蒂旺沙=Titiwangsa 3.160,101.719@安邦公园/安邦公園=Ampang Park 3.142,101.720@敦拉萨国际贸易中心/敦拉薩國際貿易中心=Tun Razak Exchange 3.105,101.708 3.065,101.695 3.010,101.665 2.931,101.671@布城中环/布城中環=Putrajaya Sentral
3005|metro|单轨列车|單軌列車|KL Monorail|84bd00|3.134,101.686@吉隆坡中环/吉隆坡中環=KL Sentral 3.140,101.706@汉都亚/漢都亞=Hang Tuah 3.143,101.710@燕美=Imbi 3.146,101.711@武吉免登=Bukit Bintang 3.151,101.710@拉惹朱兰/拉惹朱蘭=Raja Chulan 3.174,101.695@蒂蒂旺沙=Titiwangsa
3005|metro|机场快铁|機場快鐵|KLIA Ekspres|8c2689|3.134,101.686@吉隆坡中环/吉隆坡中環=KL Sentral 3.110,101.690 3.076,101.711@南湖镇/南湖鎮=Bandar Tasik Selatan 3.016,101.705 2.931,101.671@布城中环/布城中環=Putrajaya Sentral 2.850,101.675 2.755,101.705@吉隆坡国际机场/吉隆坡國際機場=KLIA
3005|water|巴生河||Klang River||3.142,101.694
3005|water|鹅麦河|鵝嘜河|Gombak River||3.165,101.694
3005|water|蒂蒂旺沙湖||Titiwangsa Lake||3.178,101.707
3005|park|湖滨公园|湖濱公園|Perdana Botanical Gardens|500|3.143,101.685
3005|park|城中城公园|城中城公園|KLCC Park|250|3.155,101.714
3005|park|蒂蒂旺沙湖公园|蒂蒂旺沙湖公園|Titiwangsa Lake Gardens|450|3.178,101.706
3005|park|武吉加里尔公园|武吉加里爾公園|Bukit Jalil Park|400|3.051,101.682
3006|road|泰国402号公路|泰國402號公路|Thepkrasattri Road||7.885,98.392 7.920,98.390 7.950,98.385 7.980,98.362 8.010,98.345 8.040,98.340 8.080,98.325
3006|road|芭东路|芭東路|Patong Road||7.906,98.352 7.903,98.335 7.902,98.315 7.895,98.300
3006|road|查法路||Chao Fa Road||7.885,98.380 7.865,98.360 7.845,98.340 7.825,98.340
3006|road|西海岸路||West Coast Road||7.905,98.297 7.925,98.280 7.950,98.283 7.975,98.280 7.995,98.295
3006|water|芭东湾|芭東灣|Patong Bay||7.897,98.285
3006|water|安达曼海|安達曼海|Andaman Sea||7.880,98.180
3006|water|查龙湾|查龍灣|Chalong Bay||7.815,98.360
3006|water|攀牙湾|攀牙灣|Phang Nga Bay||8.050,98.480
3006|park|考朗山观景台|考朗山觀景台|Khao Rang Hill|350|7.893,98.380
3006|park|普吉大佛||Big Buddha|400|7.828,98.313
3006|park|拉玛九世公园|拉瑪九世公園|King Rama IX Park|400|7.880,98.373
3006|park|考帕泰野生动物保护区|考帕泰野生動物保護區|Khao Phra Thaeo Wildlife Sanctuary|2500|8.050,98.390
3007|road|谢赫扎耶德路|謝赫扎耶德路|Sheikh Zayed Road||25.235,55.285 25.220,55.278 25.200,55.265 25.180,55.245 25.150,55.215 25.120,55.190 25.095,55.165 25.075,55.145 25.050,55.125 25.025,55.105
3007|road|阿尔科勒路|阿爾科勒路|Al Khail Road||25.215,55.320 25.185,55.290 25.150,55.250 25.115,55.215 25.085,55.185 25.055,55.165
3007|road|谢赫穆罕默德·本·扎耶德路|謝赫穆罕默德·本·扎耶德路|Sheikh Mohammed bin Zayed Road||25.260,55.420 25.220,55.400 25.180,55.370 25.140,55.330 25.090,55.275 25.040,55.220 24.990,55.180
3007|road|朱美拉路||Jumeirah Road||25.235,55.265 25.215,55.250 25.195,55.230 25.170,55.210 25.145,55.190
3007|metro|红线|紅線|Red Line|e21836|25.231,55.391@中心点/中心點=Centrepoint 25.245,55.360@机场3号航站楼/機場三號航廈=Airport Terminal 3 25.254,55.331@德拉城市中心=City Centre Deira 25.266,55.315@联合站/聯合站=Union 25.255,55.304@布尔朱曼/布爾朱曼=BurJuman 25.225,55.285@世界贸易中心/世界貿易中心=World Trade Centre 25.201,55.269@哈利法塔=Burj Khalifa–Dubai Mall 25.191,55.260@商业湾/商業灣=Business Bay 25.121,55.200@酋长国购物中心/阿聯酋購物中心=Mall of the Emirates 25.102,55.173@迪拜互联网城/杜拜網際網路城=Dubai Internet City 25.080,55.147@索巴不动产/索巴不動產=Sobha Realty 25.045,55.117@伊本·白图泰/伊本·白圖泰=Ibn Battuta 24.964,55.147@世博2020=Expo 2020
3007|metro|绿线|綠線|Green Line|4caf50|25.255,55.401@伊提萨拉特/伊提薩拉特=Etisalat by e& 25.278,55.362@体育场/體育場=Stadium 25.266,55.315@联合站/聯合站=Union 25.265,55.289@古拜巴=Al Ghubaiba 25.255,55.304@布尔朱曼/布爾朱曼=BurJuman 25.231,55.323@医疗城/醫療城=Dubai Healthcare City 25.219,55.339@小溪=Creek
3007|water|迪拜河|杜拜河|Dubai Creek||25.245,55.325
3007|water|波斯湾|波斯灣|Persian Gulf||25.230,55.180
3007|water|拉斯阿尔霍尔|拉斯豪爾|Ras Al Khor||25.195,55.345
3007|park|扎比尔公园|扎比爾公園|Zabeel Park|500|25.235,55.300
3007|park|迪拜河公园|杜拜河公園|Creek Park|600|25.230,55.335
3007|park|萨法公园|薩法公園|Safa Park|450|25.185,55.247
3007|park|棕榈岛|棕櫚島|Palm Jumeirah|2300|25.117,55.135
3008|road|M25高速公路||M25 Motorway||51.690,-0.180 51.680,-0.030 51.665,0.100 51.640,0.190 51.600,0.255 51.500,0.265 51.430,0.220 51.350,0.140 51.285,0.040 51.270,-0.120 51.290,-0.270 51.320,-0.420 51.355,-0.490 51.400,-0.540 51.490,-0.510 51.570,-0.530 51.650,-0.460 51.710,-0.380 51.715,-0.260 51.690,-0.180
3008|road|北环路|北環路|North Circular Road||51.492,-0.278 51.530,-0.290 51.555,-0.260 51.575,-0.225 51.600,-0.190 51.613,-0.140 51.613,-0.070 51.595,-0.020 51.575,0.030 51.545,0.060 51.515,0.070
3008|road|南环路|南環路|South Circular Road||51.488,-0.285 51.465,-0.260 51.460,-0.215 51.452,-0.150 51.440,-0.090 51.440,-0.050 51.455,0.000 51.480,0.040 51.492,0.062
3008|road|牛津街||Oxford Street||51.513,-0.159 51.515,-0.142 51.516,-0.130
3008|road|西路||Westway||51.520,-0.170 51.520,-0.195 51.515,-0.225 51.512,-0.255
3008|road|M4高速公路||M4 Motorway||51.490,-0.275 51.487,-0.320 51.492,-0.370 51.495,-0.430 51.495,-0.480
3008|metro|皮卡迪利线|皮卡迪利線|Piccadilly Line|003688|51.470,-0.488@希思罗5号航站楼/希斯洛五號航廈=Heathrow Terminal 5 51.471,-0.453@希思罗2、3号航站楼/希斯洛二三號航廈=Heathrow Terminals 2 & 3 51.474,-0.423 51.481,-0.352 51.503,-0.280@阿克顿镇/阿克頓鎮=Acton Town 51.492,-0.224@哈默史密斯/漢默史密斯=Hammersmith 51.492,-0.194@伯爵宫/伯爵府=Earl's Court 51.494,-0.174@南肯辛顿/南肯辛頓=South Kensington 51.502,-0.161@骑士桥/騎士橋=Knightsbridge 51.507,-0.143@格林公园/綠園=Green Park 51.510,-0.134@皮卡迪利广场/皮卡迪利圓環=Piccadilly Circus 51.511,-0.128@莱斯特广场/萊斯特廣場=Leicester Square 51.517,-0.120@霍尔本/霍本=Holborn 51.530,-0.124@国王十字圣潘克拉斯/國王十字聖潘克拉斯=King's Cross St Pancras 51.564,-0.106@芬斯伯里公园/芬斯伯里公園=Finsbury Park 51.597,-0.110 51.652,-0.149@科克福斯特斯=Cockfosters
3008|metro|中央线|中央線|Central Line|e32017|51.570,-0.438@西鲁斯利普/西魯斯利普=West Ruislip 51.543,-0.347 51.504,-0.219@牧羊丛/牧羊叢=Shepherd's Bush 51.509,-0.197@诺丁山门/諾丁山門=Notting Hill Gate 51.513,-0.159@大理石拱门/大理石拱門=Marble Arch 51.514,-0.149@邦德街/龐德街=Bond Street 51.515,-0.142@牛津圆环/牛津圓環=Oxford Circus 51.516,-0.131@托特纳姆法院路/托登罕宮路=Tottenham Court Road 51.517,-0.120@霍尔本/霍本=Holborn 51.515,-0.098@圣保罗/聖保羅=St Paul's 51.513,-0.089@银行/銀行=Bank 51.518,-0.082@利物浦街=Liverpool Street 51.542,-0.003@斯特拉特福/史特拉福=Stratford 51.568,0.008@莱顿斯通/萊頓斯通=Leytonstone 51.607,0.034 51.694,0.114@埃平=Epping
3008|metro|北线|北線|Northern Line|000000|51.614,-0.275@埃奇韦尔/埃奇韋爾=Edgware 51.583,-0.227 51.539,-0.143@卡姆登镇/肯頓鎮=Camden Town 51.528,-0.133@尤斯顿/尤斯頓=Euston 51.516,-0.131@托特纳姆法院路/托登罕宮路=Tottenham Court Road 51.511,-0.128@莱斯特广场/萊斯特廣場=Leicester Square 51.508,-0.125@查令十字=Charing Cross 51.503,-0.113@滑铁卢/滑鐵盧=Waterloo 51.488,-0.106@肯宁顿/肯寧頓=Kennington 51.472,-0.123@斯托克韦尔/斯托克韋爾=Stockwell 51.443,-0.153@巴勒姆=Balham 51.402,-0.195@莫登=Morden
3008|metro|维多利亚线|維多利亞線|Victoria Line|0098d4|51.463,-0.115@布里克斯顿/布里克斯頓=Brixton 51.472,-0.123@斯托克韦尔/斯托克韋爾=Stockwell 51.486,-0.124@沃克斯豪尔/沃克斯豪爾=Vauxhall 51.496,-0.144@维多利亚/維多利亞=Victoria 51.507,-0.143@格林公园/綠園=Green Park 51.515,-0.142@牛津圆环/牛津圓環=Oxford Circus 51.528,-0.133@尤斯顿/尤斯頓=Euston 51.530,-0.124@国王十字圣潘克拉斯/國王十字聖潘克拉斯=King's Cross St Pancras 51.546,-0.104@海布里与伊斯灵顿/海布里與伊斯林頓=Highbury & Islington 51.564,-0.106@芬斯伯里公园/芬斯伯里公園=Finsbury Park 51.583,-0.020@沃尔瑟姆斯托中央/沃爾瑟姆斯托中央=Walthamstow Central
3008|metro|朱比利线|銀禧線|Jubilee Line|a0a5a9|51.620,-0.303@斯坦莫尔/斯坦摩爾=Stanmore 51.563,-0.279@温布利公园/溫布利公園=Wembley Park 51.523,-0.157@贝克街/貝克街=Baker Street 51.514,-0.149@邦德街/龐德街=Bond Street 51.507,-0.143@格林公园/綠園=Green Park 51.501,-0.125@威斯敏斯特/西敏=Westminster 51.503,-0.113@滑铁卢/滑鐵盧=Waterloo 51.505,-0.086@伦敦桥/倫敦橋=London Bridge 51.504,-0.019@金丝雀码头/金絲雀碼頭=Canary Wharf 51.500,0.004@北格林威治=North Greenwich 51.542,-0.003@斯特拉特福/史特拉福=Stratford
3008|metro|区域线|區域線|District Line|00782a|51.463,-0.301@里士满/里奇蒙=Richmond 51.492,-0.224@哈默史密斯/漢默史密斯=Hammersmith 51.492,-0.194@伯爵宫/伯爵府=Earl's Court 51.494,-0.174@南肯辛顿/南肯辛頓=South Kensington 51.496,-0.144@维多利亚/維多利亞=Victoria 51.501,-0.125@威斯敏斯特/西敏=Westminster 51.507,-0.122@堤岸=Embankment 51.510,-0.086@纪念碑/紀念碑=Monument 51.510,-0.076@塔山=Tower Hill 51.519,-0.060@白教堂=Whitechapel 51.540,0.081@巴金=Barking 51.540,0.148 51.559,0.251@厄普敏斯特=Upminster
3008|metro|伊丽莎白线|伊莉莎白線|Elizabeth Line|6950a1|51.471,-0.453@希思罗2、3号航站楼/希斯洛二三號航廈=Heathrow Terminals 2 & 3 51.503,-0.420@海斯=Hayes & Harlington 51.515,-0.301@伊灵百老汇/伊令百老匯=Ealing Broadway 51.516,-0.176@帕丁顿/帕丁頓=Paddington 51.514,-0.149@邦德街/龐德街=Bond Street 51.516,-0.131@托特纳姆法院路/托登罕宮路=Tottenham Court Road 51.520,-0.105@法灵顿/法靈頓=Farringdon 51.518,-0.082@利物浦街=Liverpool Street 51.519,-0.060@白教堂=Whitechapel 51.504,-0.019@金丝雀码头/金絲雀碼頭=Canary Wharf 51.509,0.026@卡斯特姆豪斯=Custom House 51.491,0.121@阿比伍德=Abbey Wood
3008|metro|码头区轻轨|碼頭區輕軌|DLR|00a4a7|51.513,-0.089@银行/銀行=Bank 51.512,-0.039@莱姆豪斯/萊姆豪斯=Limehouse 51.508,-0.017@普普拉/波普勒=Poplar 51.514,0.008@坎宁镇/坎寧鎮=Canning Town 51.503,0.048@伦敦城市机场/倫敦城市機場=London City Airport 51.490,0.069@伍尔维奇兵工厂/伍利奇兵工廠=Woolwich Arsenal
3008|water|泰晤士河||River Thames||51.508,-0.110
3008|water|九曲湖||The Serpentine||51.505,-0.168
3008|water|摄政运河|攝政運河|Regent's Canal||51.536,-0.155
3008|park|海德公园|海德公園|Hyde Park|800|51.507,-0.165
3008|park|摄政公园|攝政公園|Regent's Park|750|51.530,-0.154
3008|park|圣詹姆斯公园|聖詹姆斯公園|St James's Park|350|51.503,-0.134
3008|park|格林威治公园|格林威治公園|Greenwich Park|600|51.477,0.001
3008|park|里士满公园|里奇蒙公園|Richmond Park|1800|51.443,-0.275
3009|road|环城大道|環城大道|Boulevard Périphérique||48.900,2.320 48.901,2.345 48.900,2.370 48.898,2.390 48.880,2.408 48.860,2.415 48.840,2.413 48.828,2.395 48.820,2.375 48.817,2.350 48.819,2.330 48.827,2.300 48.835,2.275 48.850,2.256 48.868,2.270 48.880,2.283 48.892,2.300 48.900,2.320
3009|road|香榭丽舍大街|香榭麗舍大道|Avenue des Champs-Élysées||48.874,2.295 48.871,2.303 48.868,2.312 48.866,2.320
3009|road|里沃利街||Rue de Rivoli||48.866,2.322 48.862,2.335 48.859,2.347 48.855,2.360
3009|road|A1高速公路||A1 Motorway||48.902,2.358 48.930,2.358 48.960,2.375 48.985,2.430 49.005,2.520 49.035,2.560
3009|road|A6高速公路||A6 Motorway||48.817,2.345 48.790,2.345 48.760,2.345 48.725,2.330 48.690,2.340
3009|metro|1号线|1號線|Line 1|ffcd00|48.892,2.238@拉德芳斯=La Défense 48.874,2.295@戴高乐-星形广场/戴高樂-星形廣場=Charles de Gaulle–Étoile 48.869,2.309@富兰克林·罗斯福/富蘭克林·羅斯福=Franklin D. Roosevelt 48.866,2.322@协和广场/協和廣場=Concorde 48.863,2.336@卢浮宫/羅浮宮=Palais Royal–Musée du Louvre 48.858,2.347@夏特雷=Châtelet 48.853,2.369@巴士底=Bastille 48.845,2.373@里昂车站/里昂車站=Gare de Lyon 48.848,2.396@民族广场/民族廣場=Nation 48.844,2.440@文森城堡/文森堡=Château de Vincennes
3009|metro|2号线|2號線|Line 2|0064b0|48.872,2.277@多芬门/多芬門=Porte Dauphine 48.874,2.295@戴高乐-星形广场/戴高樂-星形廣場=Charles de Gaulle–Étoile 48.884,2.333@白色广场/白色廣場=Blanche 48.884,2.349@巴贝斯/巴貝斯=Barbès–Rochechouart 48.872,2.377@贝尔维尔/貝爾維爾=Belleville 48.848,2.396@民族广场/民族廣場=Nation
3009|metro|4号线|4號線|Line 4|c04191|48.898,2.344@克利尼昂库尔门/克利尼昂庫爾門=Porte de Clignancourt 48.880,2.355@巴黎北站=Gare du Nord 48.876,2.358@巴黎东站/巴黎東站=Gare de l'Est 48.858,2.347@夏特雷=Châtelet 48.855,2.347@西岱岛/西堤島=Cité 48.852,2.339@奥德翁/奧德翁=Odéon 48.842,2.322@蒙帕纳斯/蒙帕納斯=Montparnasse–Bienvenüe 48.834,2.333@当费尔-罗什洛/當費爾-羅什洛=Denfert-Rochereau 48.823,2.326@奥尔良门/奧爾良門=Porte d'Orléans
3009|metro|6号线|6號線|Line 6|83c491|48.874,2.295@戴高乐-星形广场/戴高樂-星形廣場=Charles de Gaulle–Étoile 48.863,2.287@特罗卡德罗/特羅卡德羅=Trocadéro 48.854,2.289@比尔哈凯姆/比爾哈凱姆=Bir-Hakeim 48.842,2.322@蒙帕纳斯/蒙帕納斯=Montparnasse–Bienvenüe 48.834,2.333@当费尔-罗什洛/當費爾-羅什洛=Denfert-Rochereau 48.831,2.356@意大利广场/義大利廣場=Place d'Italie 48.840,2.379@贝西/貝西=Bercy 48.848,2.396@民族广场/民族廣場=Nation
3009|metro|7号线|7號線|Line 7|f3a4ba|48.898,2.386@拉维莱特门/拉維萊特門=Porte de la Villette 48.876,2.358@巴黎东站/巴黎東站=Gare de l'Est 48.871,2.332@歌剧院/歌劇院=Opéra 48.863,2.336@卢浮宫/羅浮宮=Palais Royal–Musée du Louvre 48.858,2.347@夏特雷=Châtelet 48.831,2.356@意大利广场/義大利廣場=Place d'Italie
3009|metro|9号线|9號線|Line 9|d5c900|48.830,2.231@塞夫尔桥/塞夫爾橋=Pont de Sèvres 48.863,2.287@特罗卡德罗/特羅卡德羅=Trocadéro 48.869,2.309@富兰克林·罗斯福/富蘭克林·羅斯福=Franklin D. Roosevelt 48.873,2.328@奥斯曼大道/奧斯曼大道=Havre–Caumartin 48.867,2.364@共和国广场/共和國廣場=République 48.848,2.396@民族广场/民族廣場=Nation 48.862,2.442@蒙特勒伊市政厅/蒙特勒伊市政廳=Mairie de Montreuil
3009|metro|14号线|14號線|Line 14|662483|48.919,2.346@圣丹尼-普莱耶尔/聖丹尼-普萊耶爾=Saint-Denis Pleyel 48.876,2.325@圣拉扎尔/聖拉扎爾=Saint-Lazare 48.858,2.347@夏特雷=Châtelet 48.845,2.373@里昂车站/里昂車站=Gare de Lyon 48.840,2.379@贝西/貝西=Bercy 48.827,2.367@奥林匹亚德/奧林匹亞德=Olympiades 48.794,2.349@维勒瑞夫-古斯塔夫·鲁西/維勒瑞夫-古斯塔夫·魯西=Villejuif–Gustave Roussy 48.729,2.360@奥利机场/奧利機場=Aéroport d'Orly
3009|metro|RER A线|RER A線|RER A|e3051c|48.892,2.238@拉德芳斯=La Défense 48.874,2.295@戴高乐-星形广场/戴高樂-星形廣場=Charles de Gaulle–Étoile 48.872,2.329@奥贝尔/奧貝爾=Auber 48.862,2.347@夏特雷-大堂=Châtelet–Les Halles 48.845,2.373@里昂车站/里昂車站=Gare de Lyon 48.848,2.396@民族广场/民族廣場=Nation 48.847,2.433@文森=Vincennes 48.835,2.570 48.840,2.660 48.870,2.783@马恩河谷-谢西/馬恩河谷-謝西=Marne-la-Vallée Chessy
3009|metro|RER B线|RER B線|RER B|5291ce|49.004,2.571@戴高乐机场2号航站楼/戴高樂機場二號航廈=Aéroport CDG 2 48.973,2.515@维勒班特会展中心/維勒班特展覽中心=Parc des Expositions 48.932,2.495 48.918,2.362 48.880,2.355@巴黎北站=Gare du Nord 48.862,2.347@夏特雷-大堂=Châtelet–Les Halles 48.853,2.345@圣米歇尔-巴黎圣母院/聖米歇爾-聖母院=Saint-Michel–Notre-Dame 48.834,2.333@当费尔-罗什洛/當費爾-羅什洛=Denfert-Rochereau 48.780,2.312@拉海讷堡/拉海訥堡=Bourg-la-Reine 48.755,2.301@安东尼/安東尼=Antony 48.725,2.258@马西-帕莱索/馬西-帕萊索=Massy–Palaiseau
3009|water|塞纳河|塞納河|Seine||48.858,2.330
3009|water|圣马丁运河|聖馬丁運河|Canal Saint-Martin||48.872,2.365
3009|water|马恩河|馬恩河|Marne||48.817,2.450
3009|park|卢森堡公园|盧森堡公園|Luxembourg Gardens|300|48.846,2.337
3009|park|杜乐丽花园|杜樂麗花園|Tuileries Garden|300|48.864,2.327
3009|park|布洛涅森林||Bois de Boulogne|1600|48.863,2.250
3009|park|文森森林||Bois de Vincennes|1700|48.832,2.435
3009|park|拉维莱特公园|拉維萊特公園|Parc de la Villette|400|48.894,2.390
3010|road|A5高速公路||A5 Motorway||50.170,8.610 50.140,8.600 50.110,8.600 50.080,8.590 50.050,8.580 50.030,8.590 50.000,8.600
3010|road|A3高速公路||A3 Motorway||50.045,8.520 50.058,8.570 50.062,8.620 50.055,8.670 50.080,8.740
3010|road|采尔街|采爾街|Zeil||50.114,8.680 50.114,8.687 50.115,8.695
3010|road|美因茨大街||Mainzer Landstraße||50.112,8.668 50.109,8.655 50.104,8.635 50.100,8.610
3010|road|老城环路|老城環路|Anlagenring||50.115,8.670 50.119,8.680 50.117,8.695 50.110,8.697 50.106,8.680 50.110,8.670 50.115,8.670
3010|metro|U4线|U4線|U4|e0368c|50.120,8.652@博肯海姆瞭望台=Bockenheimer Warte 50.112,8.650@会展中心/會展中心=Festhalle–Messe 50.107,8.664@火车总站/火車總站=Hauptbahnhof 50.109,8.674@威利·勃兰特广场/威利·布蘭特廣場=Willy-Brandt-Platz 50.111,8.683@罗马广场/羅馬廣場=Dom–Römer 50.115,8.687@康斯塔伯勒瓦赫=Konstablerwache 50.127,8.708@博恩海姆中心=Bornheim Mitte 50.153,8.750@恩克海姆=Enkheim
3010|metro|U1线|U1線|U1|b2202c|50.143,8.648@金海姆=Ginnheim 50.114,8.679@主卫戍/主衛戍=Hauptwache 50.109,8.674@威利·勃兰特广场/威利·布蘭特廣場=Willy-Brandt-Platz 50.102,8.679@瑞士广场/瑞士廣場=Schweizer Platz 50.099,8.686@南站=Südbahnhof
3010|metro|U7线|U7線|U7|e38000|50.135,8.625@豪森=Hausen 50.120,8.652@博肯海姆瞭望台=Bockenheimer Warte 50.115,8.671@老歌剧院/老歌劇院=Alte Oper 50.114,8.679@主卫戍/主衛戍=Hauptwache 50.115,8.687@康斯塔伯勒瓦赫=Konstablerwache 50.116,8.697@动物园/動物園=Zoo 50.153,8.750@恩克海姆=Enkheim
3010|metro|S8线|S8線|S8|009a3d|50.051,8.571@机场/機場=Flughafen Regionalbahnhof 50.068,8.633@体育场/體育場=Stadion 50.082,8.638@尼德拉德=Niederrad 50.107,8.664@火车总站/火車總站=Hauptbahnhof 50.114,8.669@塔努斯塔/陶努斯塔=Taunusanlage 50.114,8.679@主卫戍/主衛戍=Hauptwache 50.115,8.687@康斯塔伯勒瓦赫=Konstablerwache 50.112,8.697@东站/東站=Ostendstraße 50.106,8.765@奥芬巴赫市场广场/奧芬巴赫市場廣場=Offenbach Marktplatz
3010|water|美因河|美茵河|Main||50.105,8.680
3010|water|尼达河|尼達河|Nidda||50.120,8.610
3010|park|棕榈园|棕櫚園|Palmengarten|350|50.123,8.657
3010|park|格吕内堡公园|格呂內堡公園|Grüneburgpark|350|50.127,8.662
3010|park|东公园|東公園|Ostpark|400|50.120,8.720
3010|park|城市森林||Frankfurt City Forest|2500|50.065,8.680
3011|road|FDR大道||FDR Drive||40.802,-73.928 40.780,-73.942 40.757,-73.960 40.735,-73.974 40.713,-73.976 40.708,-74.000
3011|road|西侧高速|西側高速|West Side Highway||40.705,-74.016 40.720,-74.013 40.740,-74.009 40.758,-74.001 40.780,-73.988 40.805,-73.971 40.835,-73.950
3011|road|百老汇大街|百老匯大道|Broadway||40.705,-74.013 40.720,-74.000 40.735,-73.991 40.750,-73.988 40.759,-73.985 40.768,-73.982 40.790,-73.974 40.815,-73.959 40.840,-73.940
3011|road|第五大道||Fifth Avenue||40.732,-73.996 40.745,-73.987 40.759,-73.977 40.773,-73.967 40.795,-73.949
3011|road|长岛高速|長島高速|Long Island Expressway||40.742,-73.955 40.735,-73.920 40.737,-73.880 40.740,-73.840 40.750,-73.800
3011|road|范威克高速||Van Wyck Expressway||40.760,-73.838 40.730,-73.830 40.700,-73.816 40.665,-73.800 40.650,-73.790
3011|road|新泽西收费公路|紐澤西收費公路|New Jersey Turnpike||40.850,-74.010 40.800,-74.060 40.760,-74.080 40.730,-74.120 40.690,-74.160 40.640,-74.190
3011|metro|1号线|1號線|1 Train|ee352e|40.889,-73.898@范科特兰公园/范科特蘭公園=Van Cortlandt Park–242 St 40.841,-73.940@168街=168 St 40.808,-73.964@哥伦比亚大学/哥倫比亞大學=116 St–Columbia University 40.794,-73.972@96街=96 St 40.779,-73.982@72街=72 St 40.768,-73.982@哥伦布圆环/哥倫布圓環=59 St–Columbus Circle 40.755,-73.987@时代广场/時報廣場=Times Sq–42 St 40.751,-73.991@宾州车站/賓州車站=34 St–Penn Station 40.738,-74.000@14街=14 St 40.722,-74.006@坚尼街/堅尼街=Canal St 40.712,-74.012@世贸中心/世貿中心=WTC Cortlandt 40.702,-74.014@南渡口=South Ferry
3011|metro|4号线|4號線|4 Train|00933c|40.828,-73.926@扬基体育场/洋基體育場=161 St–Yankee Stadium 40.804,-73.938@125街=125 St 40.779,-73.956@86街=86 St 40.763,-73.967@59街=59 St 40.752,-73.977@大中央车站/大中央車站=Grand Central–42 St 40.735,-73.990@联合广场/聯合廣場=14 St–Union Sq 40.713,-74.004@布鲁克林桥-市政厅/布魯克林橋-市政廳=Brooklyn Bridge–City Hall 40.710,-74.008@富尔顿街/富爾頓街=Fulton St 40.704,-74.014@鲍灵格林/鮑靈格林=Bowling Green 40.684,-73.977@大西洋大道=Atlantic Av–Barclays Ctr 40.669,-73.933@皇冠高地=Crown Hts–Utica Av
3011|metro|7号线|7號線|7 Train|b933ad|40.756,-74.002@哈德逊广场/哈德遜廣場=34 St–Hudson Yards 40.755,-73.987@时代广场/時報廣場=Times Sq–42 St 40.754,-73.982@第五大道=5 Av 40.752,-73.977@大中央车站/大中央車站=Grand Central–42 St 40.747,-73.946@法院广场/法院廣場=Court Sq 40.751,-73.940@皇后区广场/皇后區廣場=Queensboro Plaza 40.747,-73.891@74街-百老汇/74街-百老匯=74 St–Broadway 40.755,-73.846@大都会-威利茨角/大都會-威利茨角=Mets–Willets Point 40.760,-73.830@法拉盛=Flushing–Main St
3011|metro|A线|A線|A Train|2850ad|40.868,-73.920@因伍德-207街=Inwood–207 St 40.841,-73.940@168街=168 St 40.811,-73.952@125街西=125 St (Eighth Avenue) 40.768,-73.982@哥伦布圆环/哥倫布圓環=59 St–Columbus Circle 40.757,-73.990@港务局客运站/港務局客運站=42 St–Port Authority 40.751,-73.991@宾州车站/賓州車站=34 St–Penn Station 40.732,-74.000@西4街=W 4 St–Wash Sq 40.714,-74.009@钱伯斯街/錢伯斯街=Chambers St 40.710,-74.008@富尔顿街/富爾頓街=Fulton St 40.692,-73.987@杰伊街/傑伊街=Jay St–MetroTech 40.678,-73.905@百老汇交界/百老匯交界=Broadway Jct 40.680,-73.843@奥松公园/奧松公園=Ozone Park 40.660,-73.830@霍华德海滩-肯尼迪机场/霍華德海灘-甘迺迪機場=Howard Beach–JFK Airport
3011|metro|E线|E線|E Train|2850ad|40.712,-74.012@世贸中心/世貿中心=WTC Cortlandt 40.722,-74.006@坚尼街/堅尼街=Canal St 40.732,-74.000@西4街=W 4 St–Wash Sq 40.751,-73.991@宾州车站/賓州車站=34 St–Penn Station 40.757,-73.990@港务局客运站/港務局客運站=42 St–Port Authority 40.757,-73.969@列克星敦大道-53街/萊辛頓大道-53街=Lexington Av–53 St 40.747,-73.946@法院广场/法院廣場=Court Sq 40.747,-73.891@74街-百老汇/74街-百老匯=74 St–Broadway 40.722,-73.844@森林小丘=Forest Hills–71 Av 40.714,-73.831@丘园/丘園=Kew Gardens–Union Tpke 40.702,-73.801@牙买加中心/牙買加中心=Jamaica Center
3011|metro|Q线|Q線|Q Train|fccc0a|40.784,-73.947@96街东/96街東=96 St (Second Avenue) 40.769,-73.958@72街东/72街東=72 St (Second Avenue) 40.764,-73.980@57街=57 St–7 Av 40.755,-73.987@时代广场/時報廣場=Times Sq–42 St 40.750,-73.988@先驱广场/先驅廣場=34 St–Herald Sq 40.735,-73.990@联合广场/聯合廣場=14 St–Union Sq 40.719,-74.001 40.684,-73.977@大西洋大道=Atlantic Av–Barclays Ctr 40.662,-73.962@展望公园/展望公園=Prospect Park 40.587,-73.954@羊头湾/羊頭灣=Sheepshead Bay 40.577,-73.981@康尼岛/康尼島=Coney Island
3011|metro|L线|L線|L Train|a7a9ac|40.740,-74.003@第八大道=8 Av 40.735,-73.990@联合广场/聯合廣場=14 St–Union Sq 40.731,-73.982@第一大道=1 Av 40.717,-73.957@贝德福德大道/貝德福德大道=Bedford Av 40.678,-73.905@百老汇交界/百老匯交界=Broadway Jct 40.647,-73.902@卡纳西/卡納西=Canarsie
3011|metro|机场列车|機場列車|AirTrain JFK|00a1de|40.699,-73.808@牙买加/牙買加=Jamaica 40.660,-73.804@联邦圆环/聯邦圓環=Federal Circle 40.647,-73.789@8号航站楼/八號航廈=Terminal 8 40.644,-73.782@4号航站楼/四號航廈=Terminal 4
3011|water|哈德逊河|哈德遜河|Hudson River||40.770,-74.003
3011|water|东河|東河|East River||40.735,-73.968
3011|water|上纽约湾|上紐約灣|Upper New York Bay||40.670,-74.040
3011|water|牙买加湾|牙買加灣|Jamaica Bay||40.615,-73.845
3011|park|中央公园|中央公園|Central Park|1500|40.782,-73.966
3011|park|布莱恩特公园|布萊恩特公園|Bryant Park|150|40.754,-73.984
3011|park|展望公园|展望公園|Prospect Park|900|40.661,-73.970
3011|park|法拉盛草原公园|法拉盛草原公園|Flushing Meadows Park|1200|40.740,-73.842
3011|park|炮台公园|砲台公園|The Battery|200|40.703,-74.017
3012|road|10号州际公路|10號州際公路|Interstate 10||34.015,-118.490 34.030,-118.460 34.033,-118.430 34.035,-118.400 34.037,-118.370 34.037,-118.340 34.037,-118.310 34.037,-118.280 34.037,-118.260 34.050,-118.225 34.060,-118.190 34.070,-118.150
3012|road|405号州际公路|405號州際公路|Interstate 405||34.160,-118.468 34.130,-118.470 34.100,-118.475 34.070,-118.465 34.040,-118.440 34.010,-118.405 33.985,-118.395 33.955,-118.372 33.930,-118.370 33.900,-118.360 33.870,-118.330 33.850,-118.300 33.830,-118.250
3012|road|110号州际公路|110號州際公路|Interstate 110||34.080,-118.225 34.055,-118.255 34.040,-118.272 34.020,-118.280 33.990,-118.281 33.960,-118.281 33.930,-118.282 33.900,-118.285 33.870,-118.285 33.830,-118.287 33.780,-118.287
3012|road|101号公路|101號公路|US Route 101||34.055,-118.238 34.070,-118.257 34.085,-118.285 34.105,-118.325 34.125,-118.350 34.150,-118.375 34.160,-118.410 34.165,-118.468
3012|road|5号州际公路|5號州際公路|Interstate 5||33.870,-118.030 33.920,-118.080 33.970,-118.120 34.010,-118.170 34.050,-118.210 34.090,-118.240 34.120,-118.270 34.160,-118.300 34.220,-118.370
3012|road|威尔希尔大道|威爾希爾大道|Wilshire Boulevard||34.050,-118.258 34.058,-118.280 34.062,-118.310 34.062,-118.345 34.065,-118.380 34.068,-118.410 34.055,-118.445 34.035,-118.475 34.018,-118.498
3012|metro|A线|A線|A Line|0072bc|34.133,-117.932 34.142,-118.029 34.148,-118.081 34.148,-118.148@帕萨迪纳纪念公园/帕薩迪納紀念公園=Memorial Park 34.111,-118.192@高地公园/高地公園=Highland Park 34.064,-118.236@中国城/中國城=Chinatown 34.056,-118.234@联合车站/聯合車站=Union Station 34.049,-118.259@第七街都会中心/第七街都會中心=7th Street–Metro Center 33.990,-118.243 33.928,-118.238@威洛布鲁克/威洛布魯克=Willowbrook–Rosa Parks 33.860,-118.220 33.768,-118.193@长滩市中心/長灘市中心=Downtown Long Beach
3012|metro|B线|B線|B Line|e3131b|34.056,-118.234@联合车站/聯合車站=Union Station 34.049,-118.251@潘兴广场/潘興廣場=Pershing Square 34.049,-118.259@第七街都会中心/第七街都會中心=7th Street–Metro Center 34.062,-118.291@威尔希尔佛蒙特/威爾希爾佛蒙特=Wilshire–Vermont 34.102,-118.339@好莱坞高地/好萊塢高地=Hollywood–Highland 34.139,-118.363@环球影城/環球影城=Universal City 34.169,-118.377@北好莱坞/北好萊塢=North Hollywood
3012|metro|E线|E線|E Line|fdb913|34.033,-118.155@大西洋=Atlantic 34.050,-118.238@小东京/小東京=Little Tokyo 34.049,-118.259@第七街都会中心/第七街都會中心=7th Street–Metro Center 34.018,-118.286@博览公园/博覽公園=Expo Park–USC 34.028,-118.389@卡尔弗城/卡爾弗城=Culver City 34.014,-118.491@圣莫尼卡/聖莫尼卡=Downtown Santa Monica
3012|metro|C线|C線|C Line|58a738|33.914,-118.105@诺沃克/諾沃克=Norwalk 33.913,-118.140 33.928,-118.238@威洛布鲁克/威洛布魯克=Willowbrook–Rosa Parks 33.929,-118.281@海港高速=Harbor Freeway 33.949,-118.380@机场地铁中心/機場地鐵中心=LAX–Metro Transit Center
3012|water|圣莫尼卡湾|聖莫尼卡灣|Santa Monica Bay||33.960,-118.500
3012|water|洛杉矶河|洛杉磯河|Los Angeles River||34.080,-118.230
3012|water|圣佩德罗湾|聖佩德羅灣|San Pedro Bay||33.730,-118.190
3012|park|格里菲斯公园|格里菲斯公園|Griffith Park|2500|34.137,-118.294
3012|park|博览公园|博覽公園|Exposition Park|400|34.015,-118.287
3012|park|回音公园|回音公園|Echo Park|250|34.073,-118.261
3012|park|伊利森公园|伊利森公園|Elysian Park|800|34.083,-118.238
3013|road|101号公路|101號公路|US Route 101||37.800,-122.402 37.785,-122.405 37.770,-122.405 37.750,-122.405 37.735,-122.406 37.715,-122.399 37.690,-122.392 37.660,-122.395 37.640,-122.405 37.615,-122.388 37.595,-122.365
3013|road|280号州际公路|280號州際公路|Interstate 280||37.777,-122.393 37.755,-122.392 37.735,-122.410 37.728,-122.435 37.712,-122.455 37.690,-122.470 37.660,-122.465 37.630,-122.440 37.600,-122.430
3013|road|海湾大桥|海灣大橋|Bay Bridge||37.786,-122.391 37.798,-122.378 37.810,-122.365 37.818,-122.350 37.825,-122.320
3013|road|金门大桥|金門大橋|Golden Gate Bridge||37.802,-122.472 37.819,-122.478 37.832,-122.480
3013|road|市场街|市場街|Market Street||37.794,-122.395 37.787,-122.404 37.780,-122.412 37.775,-122.419 37.768,-122.427 37.762,-122.435
3013|metro|BART黄线|BART黃線|BART Yellow Line|ffe800|37.616,-122.392@旧金山国际机场/舊金山國際機場=San Francisco International Airport 37.638,-122.416@圣布鲁诺/聖布魯諾=San Bruno 37.706,-122.469@戴利城=Daly City 37.722,-122.447@巴尔博亚公园/巴爾博亞公園=Balboa Park 37.765,-122.420@16街=16th St Mission 37.780,-122.414@市政中心=Civic Center 37.784,-122.407@鲍威尔街/鮑威爾街=Powell St 37.789,-122.401@蒙哥马利街/蒙哥馬利街=Montgomery St 37.793,-122.397@恩巴卡德罗/恩巴卡德羅=Embarcadero 37.805,-122.295@西奥克兰/西奧克蘭=West Oakland 37.804,-122.272@奥克兰12街/奧克蘭12街=12th St–Oakland 37.829,-122.267@麦克阿瑟/麥克阿瑟=MacArthur
3013|metro|BART绿线|BART綠線|BART Green Line|4db848|37.706,-122.469@戴利城=Daly City 37.722,-122.447@巴尔博亚公园/巴爾博亞公園=Balboa Park 37.765,-122.420@16街=16th St Mission 37.780,-122.414@市政中心=Civic Center 37.784,-122.407@鲍威尔街/鮑威爾街=Powell St 37.789,-122.401@蒙哥马利街/蒙哥馬利街=Montgomery St 37.793,-122.397@恩巴卡德罗/恩巴卡德羅=Embarcadero 37.805,-122.295@西奥克兰/西奧克蘭=West Oakland 37.797,-122.265@梅里特湖=Lake Merritt 37.754,-122.197@体育馆/體育館=Coliseum 37.722,-122.161@圣莱安德罗/聖萊安德羅=San Leandro
3013|metro|T线|T線|T Third Street|ed1846|37.795,-122.408@中国城/中國城=Chinatown–Rose Pak 37.787,-122.407@联合广场/聯合廣場=Union Square–Market Street 37.782,-122.401@莫斯康=Yerba Buena–Moscone 37.776,-122.394@4街国王街/4街國王街=4th & King 37.769,-122.389@大通中心=UCSF–Chase Center 37.755,-122.388 37.735,-122.391 37.709,-122.405@日落谷=Sunnydale
3013|water|旧金山湾|舊金山灣|San Francisco Bay||37.750,-122.340
3013|water|金门海峡|金門海峽|Golden Gate||37.820,-122.490
3013|water|太平洋||Pacific Ocean||37.750,-122.530
3013|park|金门公园|金門公園|Golden Gate Park|1300|37.769,-122.480
3013|park|普雷西迪奥|普雷西迪奧|Presidio|1200|37.798,-122.467
3013|park|多洛雷斯公园|多洛雷斯公園|Dolores Park|150|37.760,-122.427
3013|park|双子峰|雙子峰|Twin Peaks|350|37.754,-122.447
3013|park|约翰·麦克拉伦公园|約翰·麥克拉倫公園|John McLaren Park|700|37.718,-122.419
3014|road|海港大桥|海港大橋|Sydney Harbour Bridge||-33.838,151.207 -33.852,151.211 -33.862,151.205
3014|road|M1太平洋高速||Warringah Freeway||-33.838,151.209 -33.828,151.212 -33.818,151.216 -33.805,151.222
3014|road|M4西部高速||M4 Motorway||-33.870,151.125 -33.850,151.095 -33.843,151.060 -33.838,151.030 -33.828,151.000 -33.820,150.965
3014|road|M5西南高速||M5 Motorway||-33.935,151.165 -33.935,151.145 -33.935,151.115 -33.938,151.090 -33.945,151.050 -33.945,151.010 -33.945,150.970
3014|road|M1南部快道||Southern Cross Drive||-33.880,151.218 -33.895,151.218 -33.910,151.210 -33.925,151.200 -33.938,151.190
3014|road|乔治街|喬治街|George Street||-33.861,151.209 -33.868,151.207 -33.875,151.206 -33.883,151.204
3014|metro|M1地铁线|M1地鐵線|Metro North West & Bankstown Line|168388|-33.692,150.906@塔拉旺=Tallawong -33.731,151.008@城堡山=Castle Hill -33.773,151.082@埃平=Epping -33.774,151.117@麦考瑞大学/麥考瑞大學=Macquarie University -33.797,151.181@查茨伍德=Chatswood -33.827,151.200@乌鸦巢/烏鴉巢=Crows Nest -33.838,151.206@维多利亚十字/維多利亞十字=Victoria Cross -33.861,151.202@巴兰加鲁/巴蘭加魯=Barangaroo -33.867,151.211@马丁广场/馬丁廣場=Martin Place -33.875,151.208@加迪加尔/加迪加爾=Gadigal -33.883,151.206@中央车站/中央車站=Central -33.899,151.199@滑铁卢/滑鐵盧=Waterloo -33.915,151.166@西德纳姆/西德納姆=Sydenham
3014|metro|T8机场及南线|T8機場及南線|T8 Airport & South Line|00954c|-33.861,151.211@环形码头/環形碼頭=Circular Quay -33.876,151.210@博物馆/博物館=Museum -33.883,151.206@中央车站/中央車站=Central -33.906,151.203@格林广场/格林廣場=Green Square -33.923,151.187@马斯科特/馬斯科特=Mascot -33.934,151.181@国内机场/國內機場=Domestic Airport -33.935,151.166@国际机场/國際機場=International Airport -33.928,151.154@沃利溪=Wolli Creek -33.952,151.052@里弗伍德=Riverwood -33.952,151.015@雷夫斯比=Revesby
3014|metro|T1北岸及西线|T1北岸及西線|T1 North Shore & Western Line|f99d1c|-33.797,151.181@查茨伍德=Chatswood -33.841,151.207@北悉尼/北雪梨=North Sydney -33.866,151.206@温亚德/溫亞德=Wynyard -33.873,151.207@市政厅/市政廳=Town Hall -33.883,151.206@中央车站/中央車站=Central -33.892,151.198@红坊/紅坊=Redfern -33.872,151.094@斯特拉斯菲尔德/斯特拉斯菲爾德=Strathfield -33.864,151.045@利德科姆=Lidcombe -33.817,151.005@帕拉马塔/帕拉馬塔=Parramatta
3014|metro|T4东郊线|T4東郊線|T4 Eastern Suburbs Line|005aa3|-33.891,151.248@邦代枢纽/邦代樞紐=Bondi Junction -33.875,151.222@国王十字/國王十字=Kings Cross -33.867,151.211@马丁广场/馬丁廣場=Martin Place -33.873,151.207@市政厅/市政廳=Town Hall -33.883,151.206@中央车站/中央車站=Central -33.892,151.198@红坊/紅坊=Redfern -33.915,151.166@西德纳姆/西德納姆=Sydenham -33.928,151.154@沃利溪=Wolli Creek -33.952,151.137@罗克代尔/羅克代爾=Rockdale -33.967,151.102@赫斯特维尔/赫斯特維爾=Hurstville
3014|water|悉尼港|雪梨港|Sydney Harbour||-33.853,151.230
3014|water|达令港|達令港|Darling Harbour||-33.871,151.201
3014|water|植物学湾|植物學灣|Botany Bay||-33.985,151.190
3014|water|帕拉马塔河|帕拉馬塔河|Parramatta River||-33.838,151.120
3014|park|皇家植物园|皇家植物園|Royal Botanic Garden|400|-33.864,151.216
3014|park|海德公园|海德公園|Hyde Park|250|-33.873,151.211
3014|park|百年纪念公园|百年紀念公園|Centennial Park|900|-33.898,151.234
3014|park|悉尼奥林匹克公园|雪梨奧林匹克公園|Sydney Olympic Park|900|-33.848,151.066
3015|road|图拉马林高速|圖拉馬林高速|Tullamarine Freeway||-37.785,144.935 -37.765,144.925 -37.745,144.915 -37.725,144.895 -37.700,144.870 -37.680,144.855
3015|road|西门高速|西門高速|West Gate Freeway||-37.828,144.975 -37.828,144.950 -37.830,144.920 -37.830,144.895 -37.828,144.870 -37.832,144.845
3015|road|莫纳什高速|莫納什高速|Monash Freeway||-37.830,144.985 -37.835,145.010 -37.845,145.030 -37.860,145.055 -37.875,145.085 -37.890,145.120 -37.905,145.150
3015|road|东部高速|東部高速|Eastern Freeway||-37.793,144.985 -37.793,145.010 -37.785,145.040 -37.782,145.070 -37.788,145.100
3015|road|斯旺斯顿街|斯旺斯頓街|Swanston Street||-37.804,144.963 -37.812,144.965 -37.818,144.967 -37.825,144.969
3015|metro|地铁隧道线|地鐵隧道線|Metro Tunnel|279fd5|-37.788,144.832@阳光/陽光=Sunshine -37.801,144.902@富茨克雷=Footscray -37.803,144.939@雅顿/雅頓=Arden -37.800,144.959@帕克维尔/帕克維爾=Parkville -37.810,144.964@州立图书馆/州立圖書館=State Library -37.817,144.967@市政厅/市政廳=Town Hall -37.833,144.973@安扎克/安札克=Anzac -37.877,145.042@考菲尔德/考菲爾德=Caulfield -37.900,145.088@奥克利/奧克利=Oakleigh -37.925,145.120@克莱顿/克萊頓=Clayton
3015|metro|城市环线|城市環線|City Loop|be1014|-37.818,144.967@弗林德斯街=Flinders Street -37.818,144.952@南十字星=Southern Cross -37.812,144.956@旗杆=Flagstaff -37.810,144.963@墨尔本中央/墨爾本中央=Melbourne Central -37.811,144.973@议会/議會=Parliament -37.818,144.967@弗林德斯街=Flinders Street
3015|metro|弗兰克斯顿线|法蘭克斯頓線|Frankston Line|028430|-37.818,144.967@弗林德斯街=Flinders Street -37.824,144.990@里士满/里奇蒙=Richmond -37.839,144.992@南亚拉/南亞拉=South Yarra -37.877,145.042@考菲尔德/考菲爾德=Caulfield -37.967,145.054@切尔滕纳姆/切爾滕納姆=Cheltenham -38.006,145.088@莫迪亚洛克/莫迪亞洛克=Mordialloc -38.075,145.118 -38.143,145.126@弗兰克斯顿/法蘭克斯頓=Frankston
3015|water|亚拉河|亞拉河|Yarra River||-37.820,144.975
3015|water|菲利普港湾|菲利普港灣|Port Phillip||-37.900,144.920
3015|water|阿尔伯特公园湖|阿爾伯特公園湖|Albert Park Lake||-37.848,144.970
3015|park|皇家植物园|皇家植物園|Royal Botanic Gardens|500|-37.830,144.980
3015|park|阿尔伯特公园|阿爾伯特公園|Albert Park|900|-37.846,144.969
3015|park|卡尔顿花园|卡爾頓花園|Carlton Gardens|250|-37.806,144.971
3015|park|皇家公园|皇家公園|Royal Park|700|-37.788,144.952
3016|road|格兰维尔街|格蘭維爾街|Granville Street||49.287,-123.112 49.277,-123.126 49.264,-123.138 49.250,-123.138 49.233,-123.140 49.215,-123.140 49.203,-123.140
3016|road|西乔治亚街|西喬治亞街|West Georgia Street||49.280,-123.112 49.284,-123.121 49.290,-123.130 49.295,-123.137
3016|road|狮门大桥|獅門大橋|Lions Gate Bridge||49.303,-123.143 49.315,-123.138 49.325,-123.130
3016|road|1号公路|1號公路|Trans-Canada Highway||49.330,-123.120 49.325,-123.080 49.305,-123.030 49.280,-123.030 49.260,-123.005 49.245,-122.970 49.235,-122.900 49.220,-122.840 49.195,-122.780
3016|road|99号公路|99號公路|Highway 99||49.200,-123.125 49.180,-123.110 49.160,-123.095 49.130,-123.085 49.100,-123.075 49.070,-123.040
3016|metro|博览线|博覽線|Expo Line|005daa|49.286,-123.112@海滨/海濱=Waterfront 49.285,-123.120@布拉德/伯拉德=Burrard 49.283,-123.116@格兰维尔/格蘭維爾=Granville 49.279,-123.109@体育场/體育場=Stadium–Chinatown 49.273,-123.100@主街科学世界/緬街科學世界=Main Street–Science World 49.263,-123.069@百老汇/百老匯=Commercial–Broadway 49.226,-123.004@铁道镇/鐵道鎮=Metrotown 49.201,-122.912@新西敏=New Westminster 49.183,-122.845@国王乔治/喬治王=King George
3016|metro|千禧线|千禧線|Millennium Line|ffd200|49.266,-123.079@克拉克=VCC–Clark 49.263,-123.069@百老汇/百老匯=Commercial–Broadway 49.266,-123.002@布伦特伍德/布倫特伍德=Brentwood Town Centre 49.249,-122.897@洛希德=Lougheed Town Centre 49.274,-122.800@高贵林/高貴林=Coquitlam Central
3016|metro|加拿大线|加拿大線|Canada Line|009ac8|49.286,-123.112@海滨/海濱=Waterfront 49.282,-123.119@温哥华市中心/溫哥華市中心=Vancouver City Centre 49.275,-123.122@耶鲁镇/耶魯鎮=Yaletown–Roundhouse 49.263,-123.115@百老汇市政厅/百老匯市政廳=Broadway–City Hall 49.233,-123.117@奥克里奇/奧克里奇=Oakridge–41st Avenue 49.210,-123.117@海洋大道=Marine Drive 49.196,-123.126@桥港/橋港=Bridgeport 49.194,-123.178@机场/機場=YVR–Airport
3016|water|英吉利湾|英吉利灣|English Bay||49.290,-123.170
3016|water|福溪||False Creek||49.271,-123.115
3016|water|巴拉德湾|伯拉德灣|Burrard Inlet||49.300,-123.100
3016|water|弗雷泽河|菲沙河|Fraser River||49.203,-123.110
3016|park|史丹利公园|史丹利公園|Stanley Park|1200|49.302,-123.142
3016|park|伊丽莎白女王公园|伊莉莎白女王公園|Queen Elizabeth Park|450|49.242,-123.113
3016|park|太平洋灵公园|太平洋靈公園|Pacific Spirit Park|1800|49.253,-123.215
3016|park|范度森植物园|范度森植物園|VanDusen Botanical Garden|300|49.239,-123.129
3017|road|401公路||Highway 401||43.665,-79.640 43.695,-79.580 43.715,-79.520 43.725,-79.475 43.733,-79.430 43.757,-79.400 43.763,-79.360 43.770,-79.310 43.778,-79.250 43.795,-79.190
3017|road|加德纳高速|加德納高速|Gardiner Expressway||43.615,-79.555 43.630,-79.500 43.637,-79.460 43.634,-79.425 43.638,-79.395 43.642,-79.375 43.650,-79.350
3017|road|唐谷大道||Don Valley Parkway||43.650,-79.350 43.670,-79.360 43.690,-79.362 43.705,-79.340 43.730,-79.333 43.755,-79.330 43.775,-79.335
3017|road|427公路||Highway 427||43.615,-79.557 43.640,-79.560 43.665,-79.575 43.690,-79.590 43.720,-79.620
3017|road|央街||Yonge Street||43.642,-79.376 43.656,-79.381 43.670,-79.387 43.690,-79.395 43.725,-79.402 43.762,-79.411
3017|metro|1号线央街-大学线|1號線央街-大學線|Line 1 Yonge–University|f8c300|43.781,-79.415@芬治=Finch 43.768,-79.413@北约克中心/北約克中心=North York Centre 43.761,-79.411@谢珀德-央街/雪柏-央街=Sheppard–Yonge 43.706,-79.399@艾灵顿/艾靈頓=Eglinton 43.688,-79.393@圣克莱尔/聖克萊爾=St Clair 43.670,-79.386@布鲁尔-央街/布魯爾-央街=Bloor–Yonge 43.656,-79.381@登打士=TMU 43.649,-79.378@国王街/國王街=King 43.645,-79.380@联合车站/聯合車站=Union 43.648,-79.385@圣安德鲁/聖安德魯=St Andrew 43.667,-79.394@博物馆/博物館=Museum 43.668,-79.400@圣乔治/聖喬治=St George 43.667,-79.404@斯帕迪纳/斯帕迪納=Spadina 43.724,-79.448@约克代尔/約克代爾=Yorkdale 43.774,-79.500@约克大学/約克大學=York University 43.794,-79.527@旺市都会中心/旺市都會中心=Vaughan Metropolitan Centre
3017|metro|2号线布鲁尔-丹福斯线|2號線布魯爾-丹福斯線|Line 2 Bloor–Danforth|00923f|43.637,-79.536@吉普林=Kipling 43.655,-79.460@基尔街/基爾街=Keele 43.657,-79.453@邓达斯西/登打士西=Dundas West 43.667,-79.404@斯帕迪纳/斯帕迪納=Spadina 43.668,-79.400@圣乔治/聖喬治=St George 43.670,-79.386@布鲁尔-央街/布魯爾-央街=Bloor–Yonge 43.677,-79.358@百老汇景/百老匯景=Broadview 43.689,-79.302@主街/緬街=Main Street 43.733,-79.263@肯尼迪/甘迺迪=Kennedy
3017|metro|联合机场快线|聯合機場快線|UP Express|9b8b5b|43.645,-79.380@联合车站/聯合車站=Union 43.658,-79.451@布鲁尔/布魯爾=Bloor 43.700,-79.514@韦斯顿/韋斯頓=Weston 43.684,-79.614@皮尔逊机场/皮爾遜機場=Pearson Airport
3017|water|安大略湖||Lake Ontario||43.600,-79.380
3017|water|唐河||Don River||43.690,-79.362
3017|water|亨伯河||Humber River||43.665,-79.495
3017|park|高地公园|高地公園|High Park|700|43.646,-79.463
3017|park|女王公园|皇后公園|Queen's Park|250|43.664,-79.392
3017|park|多伦多群岛|多倫多群島|Toronto Islands|1300|43.622,-79.380
3017|park|常青砖厂公园|常青磚廠公園|Evergreen Brick Works|300|43.685,-79.365
3018|road|苏迪曼大街|蘇迪曼大街|Jalan Jenderal Sudirman||-6.200,106.823 -6.210,106.820 -6.220,106.812 -6.227,106.805 -6.237,106.799
3018|road|丹林大街||Jalan M.H. Thamrin||-6.176,106.822 -6.185,106.823 -6.195,106.823 -6.202,106.823
3018|road|加托·苏布罗托大街|加托·蘇布羅托大街|Jalan Gatot Subroto||-6.205,106.800 -6.220,106.812 -6.230,106.820 -6.238,106.835 -6.243,106.850 -6.243,106.870
3018|road|机场收费公路|機場收費公路|Airport Toll Road||-6.135,106.800 -6.120,106.780 -6.112,106.760 -6.110,106.735 -6.115,106.700 -6.122,106.670
3018|road|城市收费公路|城市收費公路|Inner City Toll Road||-6.135,106.800 -6.150,106.795 -6.175,106.795 -6.195,106.798 -6.215,106.810 -6.230,106.822 -6.242,106.850 -6.242,106.875 -6.220,106.875 -6.195,106.875 -6.160,106.880 -6.130,106.885 -6.125,106.850 -6.130,106.820 -6.135,106.800
3018|metro|南北线|南北線|MRT North–South Line|d12027|-6.193,106.823@印度尼西亚酒店环岛/印尼酒店圓環=Bundaran HI -6.201,106.823@杜库阿塔斯/杜庫阿塔斯=Dukuh Atas -6.215,106.818@本敦安希利尔/本敦安希利爾=Bendungan Hilir -6.222,106.809@伊斯托拉=Istora -6.227,106.802@森纳扬/森納揚=Senayan -6.239,106.798@东盟/東協=ASEAN -6.244,106.798@布洛克M=Blok M -6.278,106.797@奇佩特=Cipete Raya -6.292,106.792@法特马瓦蒂/法特馬瓦蒂=Fatmawati -6.289,106.774@勒巴克布鲁斯/勒巴克布魯斯=Lebak Bulus
3018|metro|轻轨勿加泗线|輕軌勿加泗線|LRT Bekasi Line|00a651|-6.201,106.823@杜库阿塔斯/杜庫阿塔斯=Dukuh Atas -6.222,106.833@拉苏纳赛德/拉蘇納賽德=Rasuna Said -6.230,106.833@库宁安/庫寧安=Kuningan -6.242,106.838@帕克兰/帕克蘭=Pancoran -6.245,106.872@卡旺=Cawang -6.246,106.886@哈利姆=Halim -6.248,106.950 -6.264,107.021@加提穆利亚/加提穆利亞=Jati Mulya
3018|metro|机场铁路|機場鐵路|Airport Railway|2b3a8f|-6.210,106.850@曼加莱/芒加萊=Manggarai -6.202,106.820@BNI城=BNI City -6.186,106.811@丹那阿邦=Tanah Abang -6.155,106.801@杜里=Duri -6.160,106.740 -6.172,106.663@巴图策佩尔/巴圖策佩爾=Batu Ceper -6.128,106.653@苏加诺-哈达机场/蘇加諾-哈達機場=Soekarno–Hatta Airport
3018|water|雅加达湾|雅加達灣|Jakarta Bay||-6.090,106.830
3018|water|吉利翁河|芝利翁河|Ciliwung River||-6.215,106.855
3018|water|普鲁伊特水库|普魯伊特水庫|Pluit Reservoir||-6.115,106.797
3018|park|独立广场|獨立廣場|Merdeka Square|500|-6.175,106.827
3018|park|森纳扬体育城|森納揚體育城|Gelora Bung Karno|600|-6.218,106.802
3018|park|苏罗帕蒂公园|蘇羅帕蒂公園|Taman Suropati|150|-6.199,106.832
3018|park|美丽印尼缩影公园|美麗印尼縮影公園|Taman Mini Indonesia Indah|800|-6.302,106.895
3019|road|武文杰大道|武文傑大道|Vo Van Kiet Boulevard||10.770,106.706 10.763,106.697 10.755,106.685 10.748,106.670 10.742,106.655 10.735,106.635
3019|road|奠边府路|奠邊府路|Dien Bien Phu Street||10.774,106.680 10.783,106.690 10.790,106.698 10.800,106.710 10.800,106.722
3019|road|南圻起义路|南圻起義路|Nam Ky Khoi Nghia Street||10.770,106.703 10.778,106.695 10.785,106.687 10.793,106.679 10.800,106.668 10.812,106.664
3019|road|西贡大桥-河内路|西貢大橋-河內路|Vo Nguyen Giap Highway||10.798,106.722 10.800,106.738 10.805,106.755 10.825,106.765 10.845,106.775 10.870,106.800
3019|road|阮文灵大道|阮文靈大道|Nguyen Van Linh Parkway||10.752,106.728 10.740,106.722 10.730,106.715 10.728,106.695 10.722,106.670 10.715,106.640
3019|metro|1号线|1號線|Line 1|e4002b|10.771,106.698@滨城/濱城=Ben Thanh 10.775,106.702@歌剧院/歌劇院=Opera House 10.781,106.708@巴山=Ba Son 10.796,106.716@文圣公园/文聖公園=Van Thanh Park 10.798,106.723@新港=Tan Cang 10.800,106.733@草田=Thao Dien 10.802,106.742@安富=An Phu 10.832,106.763@平泰=Binh Thai 10.846,106.771@守德=Thu Duc 10.859,106.789@高科技园/高科技園=High-Tech Park 10.866,106.801@国家大学/國家大學=National University 10.880,106.814@仙泉=Suoi Tien
3019|water|西贡河|西貢河|Saigon River||10.775,106.708
3019|water|滨艺运河|濱藝運河|Ben Nghe Canal||10.765,106.700
3019|water|饶禄运河|饒祿運河|Nhieu Loc Canal||10.790,106.690
3019|park|骚坛公园|騷壇公園|Tao Dan Park|250|10.775,106.692
3019|park|九月二十三日公园|九月二十三日公園|September 23 Park|250|10.768,106.694
3019|park|西贡动植物园|西貢動植物園|Saigon Zoo and Botanical Gardens|350|10.788,106.706
3019|park|嘉定公园|嘉定公園|Gia Dinh Park|350|10.813,106.678
3020|road|三环路|三環路|Ring Road 3||21.075,105.780 21.050,105.780 21.030,105.782 21.010,105.792 20.990,105.800 20.980,105.830 20.970,105.845 20.985,105.865 21.010,105.885 21.030,105.910
3020|road|二环路|二環路|Ring Road 2||21.075,105.815 21.060,105.808 21.045,105.803 21.030,105.803 21.015,105.810 21.003,105.820 20.999,105.840 21.000,105.860 21.003,105.875
3020|road|日新大桥-武元甲路|日新大橋-武元甲路|Vo Nguyen Giap Road||21.080,105.820 21.100,105.825 21.130,105.825 21.165,105.822 21.195,105.820 21.215,105.812
3020|road|升龙大道|升龍大道|Thang Long Boulevard||21.007,105.790 21.005,105.770 21.002,105.740 21.000,105.710 20.998,105.680
3020|metro|2A线|2A線|Line 2A|00a651|21.028,105.827@吉灵/吉靈=Cat Linh 21.018,105.824@罗城/羅城=La Thanh 21.011,105.821@泰河=Thai Ha 21.005,105.816@郎=Lang 20.993,105.806@三环路/三環路=Ring Road 3 20.973,105.777@河东/河東=Ha Dong 20.949,105.746@安义/安義=Yen Nghia
3020|metro|3号线|3號線|Line 3|e4002b|21.052,105.735 21.050,105.749@明开/明開=Minh Khai 21.047,105.765@富演=Phu Dien 21.038,105.783@国家大学/國家大學=National University 21.036,105.790 21.031,105.801@纸桥/紙橋=Cau Giay
3020|water|还剑湖|還劍湖|Hoan Kiem Lake||21.029,105.852
3020|water|西湖||West Lake||21.058,105.823
3020|water|红河|紅河|Red River||21.048,105.862
3020|water|竹帛湖||Truc Bach Lake||21.046,105.839
3020|park|统一公园|統一公園|Thong Nhat Park|450|21.015,105.843
3020|park|首丽公园|首麗公園|Thu Le Park|300|21.031,105.806
3020|park|巴亭广场|巴亭廣場|Ba Dinh Square|200|21.037,105.835
3020|park|河内植物园|河內植物園|Hanoi Botanical Garden|250|21.041,105.830
3021|road|罗哈斯大道|羅哈斯大道|Roxas Boulevard||14.583,120.977 14.570,120.982 14.555,120.988 14.540,120.991 14.525,120.993
3021|road|EDSA大道||EDSA||14.657,120.985 14.657,121.003 14.640,121.040 14.620,121.052 14.600,121.057 14.585,121.056 14.567,121.045 14.550,121.030 14.538,121.002 14.537,120.990
3021|road|阿亚拉大道|阿亞拉大道|Ayala Avenue||14.561,121.016 14.556,121.022 14.550,121.028
3021|road|天际高架路|天際高架路|Skyway||14.560,121.010 14.540,121.010 14.520,121.018 14.500,121.030 14.470,121.045 14.440,121.045
3021|road|C5公路||C-5 Road||14.600,121.078 14.580,121.070 14.560,121.066 14.540,121.058 14.525,121.055 14.510,121.050
3021|metro|轻轨1号线|輕軌1號線|LRT Line 1|1e7a34|14.657,121.021@费尔南多·坡/費爾南多·坡=Fernando Poe Jr. 14.657,121.004@巴林塔瓦克=Balintawak 14.654,120.984@莫努门托/莫努門托=Monumento 14.605,120.982@何塞神父/荷西神父=Doroteo Jose 14.593,120.982@中央车站/中央車站=Central Terminal 14.583,120.985@联合国大道/聯合國大道=United Nations 14.563,120.995@比托克鲁斯/比托克魯斯=Vito Cruz 14.554,120.997@吉尔普亚特/吉爾普亞特=Gil Puyat 14.539,121.001@塔夫脱/塔夫脫=EDSA 14.534,120.999@巴克拉兰/巴克拉蘭=Baclaran 14.500,120.993@阿基诺大道机场/阿基諾大道機場=Ninoy Aquino Avenue
3021|metro|地铁3号线|地鐵3號線|MRT Line 3|ffd200|14.652,121.032@北大道=North Avenue 14.643,121.038@奎松大道=Quezon Avenue 14.621,121.052@库包/庫包=Araneta Center–Cubao 14.588,121.057@奥提加斯/奧提加斯=Ortigas 14.581,121.054@肖大道/蕭大道=Shaw Boulevard 14.567,121.045@瓜达卢佩/瓜達盧佩=Guadalupe 14.549,121.028@阿亚拉/阿亞拉=Ayala 14.542,121.020@麦哲伦/麥哲倫=Magallanes 14.538,121.001@塔夫脱大道/塔夫脫大道=Taft Avenue
3021|metro|轻轨2号线|輕軌2號線|LRT Line 2|702f8a|14.604,120.984@雷克托=Recto 14.602,121.005@普雷扎/普雷薩=Pureza 14.621,121.052@库包/庫包=Araneta Center–Cubao 14.631,121.073@卡蒂普南=Katipunan 14.622,121.086@桑托兰/桑托蘭=Santolan 14.625,121.121@安蒂波洛=Antipolo
3021|water|马尼拉湾|馬尼拉灣|Manila Bay||14.550,120.950
3021|water|帕西格河||Pasig River||14.590,120.990
3021|water|内湖|內湖|Laguna de Bay||14.460,121.100
3021|park|黎刹公园|黎剎公園|Rizal Park|500|14.583,120.979
3021|park|阿亚拉三角花园|阿亞拉三角花園|Ayala Triangle Gardens|150|14.557,121.023
3021|park|奎松纪念圈|奎松紀念圈|Quezon Memorial Circle|300|14.651,121.049
3021|park|王城区|王城區|Intramuros|450|14.590,120.975
3022|road|伍拉·赖环路|伍拉·賴環路|Jalan Bypass Ngurah Rai||-8.675,115.255 -8.690,115.240 -8.710,115.225 -8.722,115.205 -8.735,115.185 -8.755,115.178 -8.775,115.180 -8.795,115.205 -8.803,115.225
3022|road|曼达拉收费公路|曼達拉收費公路|Bali Mandara Toll Road||-8.735,115.205 -8.755,115.200 -8.770,115.207 -8.785,115.215
3022|road|日落路||Sunset Road||-8.725,115.182 -8.710,115.178 -8.695,115.175 -8.680,115.165
3022|road|水明漾路||Jalan Raya Seminyak||-8.705,115.170 -8.695,115.168 -8.685,115.163 -8.675,115.155
3022|water|贝诺阿湾|伯諾阿灣|Benoa Bay||-8.755,115.205
3022|water|巴东海峡|巴東海峽|Badung Strait||-8.700,115.300
3022|water|巴厘海峡|峇里海峽|Bali Strait||-8.740,115.100
3022|water|金巴兰湾|金巴蘭灣|Jimbaran Bay||-8.775,115.160
3022|park|神鹰广场公园|神鷹廣場公園|Garuda Wisnu Kencana|600|-8.810,115.167
3022|park|普普坦广场|普普坦廣場|Puputan Square|200|-8.657,115.217
3022|park|红树林公园|紅樹林公園|Ngurah Rai Mangrove Park|1000|-8.727,115.200
3022|park|水上乐园|水上樂園|Waterbom Park|200|-8.729,115.169
3023|road|O-1环路|O-1環路|O-1 Motorway||41.005,28.900 41.030,28.920 41.050,28.945 41.065,28.965 41.070,28.990 41.065,29.010 41.048,29.030 41.030,29.045 41.000,29.055 40.985,29.050
3023|road|O-2环路|O-2環路|O-2 Motorway||41.010,28.815 41.050,28.850 41.085,28.895 41.100,28.940 41.110,28.985 41.105,29.025 41.090,29.065 41.060,29.110 41.020,29.140 40.985,29.150
3023|road|北马尔马拉高速公路|北馬爾馬拉高速公路|Northern Marmara Motorway||41.185,28.600 41.200,28.700 41.190,28.800 41.190,28.900 41.200,29.000 41.200,29.090 41.190,29.150 41.130,29.250
3023|road|布尤克德雷大街||Büyükdere Avenue||41.062,28.988 41.075,29.010 41.090,29.007 41.108,29.020
3023|road|海岸大道||Kennedy Avenue||41.005,28.985 41.002,28.965 41.003,28.950 40.995,28.920 40.985,28.885 40.975,28.870
3023|metro|M2线|M2線|M2|009444|41.005,28.951@耶尼卡皮/葉尼卡帕=Yenikapı 41.012,28.960@维兹内吉莱尔/維茲內吉萊爾=Vezneciler 41.023,28.967@金角湾/金角灣=Haliç 41.028,28.973@希什哈内/希什哈內=Şişhane 41.037,28.985@塔克西姆=Taksim 41.051,28.988@奥斯曼贝伊/奧斯曼貝伊=Osmanbey 41.064,28.993@希什利=Şişli–Mecidiyeköy 41.069,29.011@盖雷泰佩/蓋雷泰佩=Gayrettepe 41.076,29.014@列文特=Levent 41.094,29.003@工业区/工業區=Sanayi Mahallesi 41.140,29.031@哈西奥斯曼/哈西奧斯曼=Hacıosman
3023|metro|M1A线|M1A線|M1A|e32119|41.005,28.951@耶尼卡皮/葉尼卡帕=Yenikapı 41.012,28.948@阿克萨赖/阿克薩賴=Aksaray 41.040,28.895@奥托加尔客运站/奧托加爾客運站=Otogar 40.996,28.863@巴赫切利埃夫莱尔/巴赫切利埃夫萊爾=Bahçelievler 40.979,28.821@阿塔图尔克机场/阿塔圖克機場=Atatürk Havalimanı
3023|metro|M4线|M4線|M4|ed1e79|40.990,29.022@卡德柯伊=Kadıköy 41.000,29.030@艾勒勒克泉=Ayrılık Çeşmesi 40.997,29.060@厄纳兰/厄納蘭=Ünalan 40.975,29.098@科兹亚塔厄/科茲亞塔厄=Kozyatağı 40.965,29.105@博斯坦哲=Bostancı 40.907,29.211@卡尔塔尔/卡爾塔爾=Kartal 40.881,29.247@塔夫尚泰佩=Tavşantepe 40.905,29.311@萨比哈·格克琴机场/薩比哈·格克琴機場=Sabiha Gökçen Havalimanı
3023|metro|M11线|M11線|M11|a0579b|41.069,29.011@盖雷泰佩/蓋雷泰佩=Gayrettepe 41.092,28.975@卡厄特哈内/卡厄特哈內=Kağıthane 41.150,28.900 41.220,28.830 41.257,28.742@伊斯坦布尔机场/伊斯坦堡機場=İstanbul Havalimanı
3023|metro|马尔马雷线|馬爾馬雷線|Marmaray|2b4a9b|40.985,28.770 40.980,28.877@巴克尔柯伊/巴克爾柯伊=Bakırköy 41.005,28.951@耶尼卡皮/葉尼卡帕=Yenikapı 41.014,28.976@锡尔凯吉/錫爾凱吉=Sirkeci 41.026,29.015@于斯屈达尔/于斯屈達爾=Üsküdar 41.000,29.030@艾勒勒克泉=Ayrılık Çeşmesi 40.954,29.095@博斯坦哲东/博斯坦哲東=Bostancı (Marmaray) 40.905,29.170 40.880,29.232@彭迪克=Pendik
3023|water|博斯普鲁斯海峡|博斯普魯斯海峽|Bosphorus||41.060,29.035
3023|water|金角湾|金角灣|Golden Horn||41.030,28.955
3023|water|马尔马拉海|馬爾馬拉海|Sea of Marmara||40.940,28.950
3023|park|居尔哈内公园|居爾哈內公園|Gülhane Park|300|41.013,28.981
3023|park|耶尔德兹公园|耶爾德茲公園|Yıldız Park|400|41.049,29.014
3023|park|马奇卡公园|馬奇卡公園|Maçka Park|250|41.045,28.994
3023|park|埃米尔甘公园|埃米爾甘公園|Emirgan Park|400|41.108,29.053
3024|road|湖滨大道|湖濱大道|Lake Shore Drive||41.985,-87.655 41.965,-87.640 41.945,-87.637 41.920,-87.627 41.900,-87.617 41.880,-87.617 41.860,-87.615 41.835,-87.607 41.810,-87.588 41.785,-87.570
3024|road|肯尼迪高速|甘迺迪高速|Kennedy Expressway||41.875,-87.645 41.900,-87.655 41.925,-87.675 41.945,-87.715 41.960,-87.745 41.980,-87.790 41.983,-87.840 41.980,-87.870
3024|road|艾森豪威尔高速|艾森豪高速|Eisenhower Expressway||41.876,-87.645 41.875,-87.680 41.872,-87.720 41.871,-87.760 41.868,-87.800 41.865,-87.850 41.862,-87.900
3024|road|丹瑞安高速||Dan Ryan Expressway||41.875,-87.645 41.850,-87.643 41.830,-87.632 41.800,-87.630 41.775,-87.625 41.750,-87.625 41.720,-87.625
3024|road|密歇根大道|密西根大道|Michigan Avenue||41.900,-87.624 41.889,-87.624 41.880,-87.624 41.867,-87.624 41.855,-87.623
3024|road|史蒂文森高速||Stevenson Expressway||41.848,-87.615 41.847,-87.645 41.838,-87.680 41.820,-87.715 41.800,-87.760 41.780,-87.800 41.765,-87.850
3024|metro|红线|紅線|Red Line|c60c30|42.019,-87.673@霍华德/霍華德=Howard 41.947,-87.654@阿迪森/愛迪生=Addison 41.925,-87.653@富勒顿/富勒頓=Fullerton 41.904,-87.631@克拉克-迪维申/克拉克-迪維申=Clark–Division 41.896,-87.628@芝加哥大道=Chicago 41.892,-87.628@大道=Grand 41.885,-87.628@湖街=Lake 41.881,-87.628@门罗/門羅=Monroe 41.878,-87.628@杰克逊/傑克遜=Jackson 41.867,-87.627@罗斯福/羅斯福=Roosevelt 41.853,-87.631@唐人街=Cermak–Chinatown 41.831,-87.631@白袜队-35街/白襪隊-35街=Sox–35th 41.780,-87.631 41.722,-87.624@95街=95th–Dan Ryan
3024|metro|蓝线|藍線|Blue Line|00a1de|41.978,-87.904@奥黑尔机场/奧黑爾機場=O'Hare 41.984,-87.859@罗斯蒙特/羅斯蒙特=Rosemont 41.970,-87.761@杰斐逊公园/傑佛遜公園=Jefferson Park 41.930,-87.709@洛根广场/洛根廣場=Logan Square 41.910,-87.678@达门/達門=Damen 41.903,-87.666@迪维申/迪維申=Division 41.886,-87.631@克拉克湖街=Clark–Lake 41.876,-87.632@拉萨尔/拉薩爾=LaSalle 41.876,-87.674@伊利诺伊医学区/伊利諾醫學區=Illinois Medical District 41.872,-87.792@橡树园/橡樹園=Oak Park 41.874,-87.817@森林公园/森林公園=Forest Park
3024|metro|棕线|棕線|Brown Line|62361b|41.968,-87.713@金博尔/金博爾=Kimball 41.966,-87.688@西部=Western 41.940,-87.653@贝尔蒙特/貝爾蒙特=Belmont 41.925,-87.653@富勒顿/富勒頓=Fullerton 41.889,-87.634@商品市场/商品市場=Merchandise Mart 41.883,-87.634@华盛顿-韦尔斯/華盛頓-韋爾斯=Washington–Wells 41.877,-87.628@图书馆/圖書館=Library 41.880,-87.626@亚当斯-瓦巴什/亞當斯-瓦巴什=Adams–Wabash
3024|metro|橙线|橙線|Orange Line|f9461c|41.787,-87.738@中途机场/中途機場=Midway 41.804,-87.684@西部橙线/西部橙線=Western (Orange) 41.847,-87.648@霍尔斯特德/霍爾斯特德=Halsted 41.867,-87.627@罗斯福/羅斯福=Roosevelt 41.877,-87.628@图书馆/圖書館=Library
3024|water|密歇根湖|密西根湖|Lake Michigan||41.890,-87.560
3024|water|芝加哥河||Chicago River||41.888,-87.625
3024|water|卡柳梅特湖||Lake Calumet||41.680,-87.585
3024|park|格兰特公园|格蘭特公園|Grant Park|600|41.873,-87.620
3024|park|千禧公园|千禧公園|Millennium Park|250|41.883,-87.622
3024|park|林肯公园|林肯公園|Lincoln Park|900|41.922,-87.634
3024|park|杰克逊公园|傑克遜公園|Jackson Park|700|41.780,-87.580
3024|park|华盛顿公园|華盛頓公園|Washington Park|600|41.794,-87.613
3028|road|莫斯科环城公路|莫斯科環城公路|Moscow Ring Road||55.910,37.590 55.892,37.660 55.882,37.715 55.845,37.800 55.800,37.842 55.740,37.842 55.680,37.833 55.630,37.790 55.585,37.720 55.575,37.650 55.572,37.590 55.590,37.520 55.635,37.455 55.680,37.415 55.740,37.375 55.800,37.372 55.850,37.395 55.880,37.450 55.905,37.530 55.910,37.590
3028|road|花园环路|花園環路|Garden Ring||55.772,37.594 55.772,37.620 55.772,37.632 55.768,37.650 55.758,37.660 55.745,37.655 55.733,37.645 55.731,37.622 55.730,37.610 55.735,37.592 55.745,37.583 55.755,37.582 55.767,37.590 55.772,37.594
3028|road|三环路|三環路|Third Ring Road||55.793,37.580 55.793,37.630 55.780,37.670 55.765,37.700 55.740,37.710 55.715,37.680 55.705,37.640 55.703,37.600 55.715,37.575 55.728,37.555 55.750,37.540 55.770,37.545 55.785,37.560 55.793,37.580
3028|road|特维尔大街|特維爾大街|Tverskaya Street||55.757,37.613 55.763,37.607 55.770,37.597 55.776,37.583
3028|road|列宁格勒大道|列寧格勒大道|Leningradsky Avenue||55.777,37.582 55.787,37.560 55.797,37.540 55.805,37.515 55.830,37.495 55.850,37.475
3028|road|列宁大街|列寧大街|Leninsky Avenue||55.728,37.612 55.710,37.585 55.690,37.555 55.670,37.525 55.645,37.485
3028|metro|1号线索科利尼基线|1號線索科利尼基線|Line 1 Sokolnicheskaya|ef1e25|55.815,37.735@罗科索夫斯基大道/羅科索夫斯基大道=Bulvar Rokossovskogo 55.789,37.680@索科利尼基=Sokolniki 55.775,37.655@共青团/共青團=Komsomolskaya 55.769,37.649@红门/紅門=Krasnye Vorota 55.759,37.626@卢比扬卡/盧比揚卡=Lubyanka 55.757,37.616@猎人商行/獵人商行=Okhotny Ryad 55.751,37.610@列宁图书馆/列寧圖書館=Biblioteka imeni Lenina 55.735,37.594@文化公园/文化公園=Park Kultury 55.723,37.564@体育场/體育場=Sportivnaya 55.710,37.559@麻雀山=Vorobyovy Gory 55.692,37.534@大学/大學=Universitet 55.664,37.483@西南=Yugo-Zapadnaya
3028|metro|2号线莫斯科河畔线|2號線莫斯科河畔線|Line 2 Zamoskvoretskaya|2dbe2c|55.870,37.506@霍夫里诺/霍夫里諾=Khovrino 55.855,37.476@河运站/河運站=Rechnoy Vokzal 55.805,37.515@猎鹰/獵鷹=Sokol 55.790,37.558@迪纳摩/迪納摩=Dinamo 55.777,37.582@白俄罗斯/白俄羅斯=Belorusskaya 55.770,37.596@马雅可夫斯基/馬雅可夫斯基=Mayakovskaya 55.765,37.605@特维尔/特維爾=Tverskaya 55.758,37.618@剧院/劇院=Teatralnaya 55.742,37.629@新库兹涅茨克/新庫茲涅茨克=Novokuznetskaya 55.731,37.637@帕韦列茨/帕韋列茨=Paveletskaya 55.707,37.657@汽车厂/汽車廠=Avtozavodskaya 55.621,37.669@皇庄/皇莊=Tsaritsyno
3028|metro|3号线阿尔巴特-波克罗夫卡线|3號線阿爾巴特-波克羅夫卡線|Line 3 Arbatsko–Pokrovskaya|0078be|55.804,37.403@斯特罗吉诺/斯特羅吉諾=Strogino 55.736,37.517@胜利公园/勝利公園=Park Pobedy 55.743,37.566@基辅/基輔=Kiyevskaya 55.748,37.583@斯摩棱斯克=Smolenskaya 55.752,37.604@阿尔巴特/阿爾巴特=Arbatskaya 55.757,37.622@革命广场/革命廣場=Ploshchad Revolyutsii 55.758,37.660@库尔斯克/庫爾斯克=Kurskaya 55.772,37.679@鲍曼/鮑曼=Baumanskaya 55.788,37.750@伊兹马伊洛沃/伊茲馬伊洛沃=Partizanskaya 55.810,37.799@谢尔科沃/謝爾科沃=Shchyolkovskaya
3028|metro|5号线环线|5號線環線|Line 5 Koltsevaya|8d5b2d|55.735,37.594@文化公园/文化公園=Park Kultury 55.743,37.566@基辅/基輔=Kiyevskaya 55.760,37.577@红普列斯尼亚/紅普列斯尼亞=Krasnopresnenskaya 55.777,37.582@白俄罗斯/白俄羅斯=Belorusskaya 55.780,37.601@新村庄/新村莊=Novoslobodskaya 55.780,37.633@和平大道=Prospekt Mira 55.775,37.655@共青团/共青團=Komsomolskaya 55.758,37.660@库尔斯克/庫爾斯克=Kurskaya 55.742,37.653@塔甘卡=Taganskaya 55.731,37.637@帕韦列茨/帕韋列茨=Paveletskaya 55.729,37.612@十月=Oktyabrskaya 55.735,37.594@文化公园/文化公園=Park Kultury
3028|metro|6号线卡卢加-里加线|6號線卡盧加-里加線|Line 6 Kaluzhsko–Rizhskaya|f58220|55.887,37.661@梅德韦特科沃/梅德韋特科沃=Medvedkovo 55.820,37.641@全俄展览馆/全俄展覽館=VDNKh 55.780,37.633@和平大道=Prospekt Mira 55.772,37.632@苏哈列夫/蘇哈列夫=Sukharevskaya 55.755,37.632@中国城/中國城=Kitay-gorod 55.729,37.612@十月=Oktyabrskaya 55.687,37.573@科学院/科學院=Akademicheskaya 55.670,37.554@新切廖穆什基=Novye Cheryomushki 55.657,37.540@卡卢加/卡盧加=Kaluzhskaya
3028|metro|机场快线|機場快線|Aeroexpress Sheremetyevo|e4002b|55.777,37.582@白俄罗斯/白俄羅斯=Belorusskaya 55.805,37.515@猎鹰/獵鷹=Sokol 55.850,37.510 55.895,37.445 55.930,37.430 55.964,37.415@谢列梅捷沃机场/謝列梅捷沃機場=Sheremetyevo Airport
3028|water|莫斯科河||Moskva River||55.730,37.600
3028|water|亚乌扎河|亞烏扎河|Yauza River||55.760,37.675
3028|water|希姆基水库|希姆基水庫|Khimki Reservoir||55.850,37.455
3028|park|高尔基公园|高爾基公園|Gorky Park|600|55.729,37.601
3028|park|索科利尼基公园|索科利尼基公園|Sokolniki Park|1300|55.802,37.678
3028|park|全俄展览中心|全俄展覽中心|VDNKh|900|55.831,37.629
3028|park|胜利公园|勝利公園|Victory Park|800|55.731,37.505
3028|park|扎里亚季耶公园|扎里亞季耶公園|Zaryadye Park|250|55.751,37.628
3039|road|拉斯维加斯大道|拉斯維加斯大道|Las Vegas Boulevard||36.171,-115.144 36.158,-115.149 36.144,-115.157 36.130,-115.163 36.115,-115.173 36.102,-115.173 36.085,-115.173 36.065,-115.173
3039|road|15号州际公路|15號州際公路|Interstate 15||36.230,-115.100 36.190,-115.130 36.172,-115.150 36.155,-115.164 36.135,-115.170 36.115,-115.180 36.090,-115.184 36.060,-115.183 36.020,-115.180
3039|road|215环路|215環路|Interstate 215||36.065,-115.183 36.063,-115.150 36.055,-115.120 36.040,-115.090 36.028,-115.050 36.055,-115.035
3039|road|95号公路|95號公路|US Route 95||36.240,-115.240 36.210,-115.245 36.180,-115.240 36.173,-115.200 36.172,-115.160 36.165,-115.130 36.140,-115.090 36.110,-115.070 36.070,-115.045
3039|metro|拉斯维加斯单轨|拉斯維加斯單軌|Las Vegas Monorail|0072ce|36.142,-115.154@撒哈拉=Sahara 36.137,-115.152@西门/西門=Westgate 36.131,-115.155@会展中心/會展中心=Convention Center 36.119,-115.169@哈拉斯=Harrah's–The Linq 36.113,-115.171@马蹄铁/馬蹄鐵=Horseshoe–Paris 36.103,-115.167@美高梅/米高梅=MGM Grand
3039|water|米德湖||Lake Mead||36.130,-114.780
3039|park|春山保护区|春山保護區|Springs Preserve|400|36.171,-115.190
3039|park|日落公园|日落公園|Sunset Park|600|36.064,-115.110
3039|park|花木公园|花木公園|Floyd Lamb Park|700|36.320,-115.270
3030|road|首都环线|首都環線|Capital Beltway||38.990,-77.200 39.003,-77.110 39.012,-77.040 38.998,-76.960 38.985,-76.885 38.930,-76.850 38.880,-76.845 38.830,-76.870 38.810,-76.930 38.792,-77.000 38.793,-77.040 38.793,-77.090 38.800,-77.160 38.840,-77.210 38.895,-77.220 38.940,-77.205 38.990,-77.200
3030|road|宾夕法尼亚大道|賓夕法尼亞大道|Pennsylvania Avenue||38.905,-77.055 38.900,-77.043 38.896,-77.030 38.893,-77.018 38.890,-77.010 38.883,-76.995
3030|road|66号州际公路|66號州際公路|Interstate 66||38.895,-77.055 38.895,-77.080 38.885,-77.115 38.885,-77.150 38.890,-77.190 38.885,-77.230 38.870,-77.290 38.860,-77.350
3030|road|杜勒斯收费公路|杜勒斯收費公路|Dulles Toll Road||38.895,-77.185 38.925,-77.220 38.935,-77.270 38.947,-77.330 38.955,-77.390 38.955,-77.435
3030|road|395号州际公路|395號州際公路|Interstate 395||38.883,-77.010 38.882,-77.025 38.872,-77.042 38.858,-77.065 38.840,-77.090 38.815,-77.130
3030|metro|红线|紅線|Red Line|bf0d3e|39.120,-77.165@谢迪格罗夫/謝迪格羅夫=Shady Grove 39.050,-77.115 38.985,-77.094@贝塞斯达/貝塞斯達=Bethesda 38.925,-77.052@伍德利公园/伍德利公園=Woodley Park 38.910,-77.043@杜邦环岛/杜邦圓環=Dupont Circle 38.903,-77.040@法拉格特北=Farragut North 38.898,-77.028@地铁中心/地鐵中心=Metro Center 38.898,-77.022@画廊广场/畫廊廣場=Gallery Place 38.896,-77.017@司法广场/司法廣場=Judiciary Square 38.898,-77.007@联合车站/聯合車站=Union Station 38.907,-77.003@诺马/諾馬=NoMa–Gallaudet U 38.994,-77.031@银泉/銀泉=Silver Spring 39.039,-77.050 39.062,-77.053@格兰蒙特/格蘭蒙特=Glenmont
3030|metro|银线|銀線|Silver Line|919d9d|39.005,-77.491@阿什本=Ashburn 38.956,-77.448@杜勒斯国际机场/杜勒斯國際機場=Washington Dulles International Airport 38.953,-77.360@雷斯顿/雷斯頓=Reston Town Center 38.948,-77.300 38.920,-77.223@泰森斯=Tysons 38.886,-77.157@东福尔斯彻奇/東福爾斯徹奇=East Falls Church 38.882,-77.112@巴尔斯顿/巴爾斯頓=Ballston–MU 38.896,-77.072@罗斯林/羅斯林=Rosslyn 38.900,-77.050@雾谷/霧谷=Foggy Bottom–GWU 38.901,-77.040@法拉格特西=Farragut West 38.898,-77.028@地铁中心/地鐵中心=Metro Center 38.888,-77.028@史密森尼=Smithsonian 38.885,-77.022@朗方广场/朗方廣場=L'Enfant Plaza 38.885,-77.005@国会南/國會南=Capitol South 38.884,-76.996@东市场/東市場=Eastern Market 38.890,-76.950
3030|metro|蓝线|藍線|Blue Line|009cde|38.766,-77.168@斯普林菲尔德/斯普林菲爾德=Franconia–Springfield 38.799,-77.129@范多恩街=Van Dorn Street 38.806,-77.061@国王街/國王街=King St–Old Town 38.853,-77.044@里根国家机场/雷根國家機場=Ronald Reagan Washington National Airport 38.858,-77.051@水晶城=Crystal City 38.869,-77.054@五角大楼/五角大廈=Pentagon 38.884,-77.063@阿灵顿公墓/阿靈頓公墓=Arlington Cemetery 38.896,-77.072@罗斯林/羅斯林=Rosslyn 38.900,-77.050@雾谷/霧谷=Foggy Bottom–GWU
3030|metro|黄线|黃線|Yellow Line|ffd100|38.794,-77.075@亨廷顿/亨廷頓=Huntington 38.806,-77.061@国王街/國王街=King St–Old Town 38.853,-77.044@里根国家机场/雷根國家機場=Ronald Reagan Washington National Airport 38.858,-77.051@水晶城=Crystal City 38.869,-77.054@五角大楼/五角大廈=Pentagon 38.885,-77.022@朗方广场/朗方廣場=L'Enfant Plaza 38.894,-77.022@档案馆/檔案館=Archives 38.898,-77.022@画廊广场/畫廊廣場=Gallery Place 38.906,-77.022@弗农山广场/弗農山廣場=Mt Vernon Sq
3030|water|波托马克河|波多馬克河|Potomac River||38.870,-77.040
3030|water|阿纳科斯蒂亚河|安那考斯迪亞河|Anacostia River||38.872,-76.985
3030|water|潮汐湖||Tidal Basin||38.884,-77.038
3030|park|国家广场|國家廣場|National Mall|800|38.890,-77.023
3030|park|岩溪公园|岩溪公園|Rock Creek Park|1700|38.955,-77.045
3030|park|国家植物园|國家植物園|National Arboretum|700|38.912,-76.967
3030|park|拉斐特广场|拉法葉廣場|Lafayette Square|150|38.899,-77.036
3032|road|A10环路|A10環路|A10 Ring Road||52.398,4.840 52.410,4.860 52.420,4.890 52.415,4.920 52.400,4.955 52.380,4.965 52.355,4.950 52.335,4.930 52.330,4.900 52.336,4.870 52.345,4.845 52.365,4.840 52.385,4.840 52.398,4.840
3032|road|市内环路s100|市內環路s100|Centrumring s100||52.385,4.885 52.375,4.875 52.365,4.878 52.358,4.890 52.360,4.908 52.368,4.918 52.376,4.910
3032|road|A4高速公路||A4 Motorway||52.338,4.840 52.330,4.810 52.320,4.780 52.305,4.750 52.285,4.715
3032|road|A2高速公路||A2 Motorway||52.330,4.915 52.310,4.930 52.290,4.950 52.265,4.965
3032|road|水坝大街|水壩大街|Damrak||52.378,4.899 52.375,4.895 52.373,4.893
3032|metro|52号线南北线|52號線南北線|Line 52 North–South|0072ce|52.402,4.933@北站=Noord 52.389,4.919@诺德公园/諾德公園=Noorderpark 52.378,4.900@中央车站/中央車站=Amsterdam Centraal 52.369,4.892@罗金/羅金=Rokin 52.360,4.891@菲泽尔格拉赫特/菲澤爾格拉赫特=Vijzelgracht 52.353,4.890@德皮普=De Pijp 52.342,4.890@欧洲广场/歐洲廣場=Europaplein 52.339,4.873@南站=Amsterdam Zuid
3032|metro|50号线|50號線|Line 50|00a651|52.395,4.850@艾索尔布吕赫/艾索爾布呂赫=Isolatorweg 52.389,4.838@斯洛特代克=Sloterdijk 52.358,4.834@莱利兰/萊利蘭=Lelylaan 52.339,4.873@南站=Amsterdam Zuid 52.337,4.890@RAI会展中心/RAI會展中心=RAI 52.324,4.937@杜伊芬德雷赫特=Duivendrecht 52.312,4.947@竞技场/競技場=Bijlmer ArenA 52.297,4.989@海因=Gein
3032|metro|54号线|54號線|Line 54|f5c400|52.378,4.900@中央车站/中央車站=Amsterdam Centraal 52.372,4.901@新市场/新市場=Nieuwmarkt 52.368,4.902@滑铁卢广场/滑鐵盧廣場=Waterlooplein 52.346,4.918@阿姆斯特尔站/阿姆斯特爾站=Amstel 52.324,4.937@杜伊芬德雷赫特=Duivendrecht 52.312,4.947@竞技场/競技場=Bijlmer ArenA 52.297,4.989@海因=Gein
3032|water|阿姆斯特尔河|阿姆斯特爾河|Amstel||52.360,4.905
3032|water|艾湾|艾灣|IJ||52.383,4.905
3032|water|绅士运河|紳士運河|Herengracht||52.368,4.888
3032|park|冯德尔公园|馮德爾公園|Vondelpark|600|52.358,4.868
3032|park|西公园|西公園|Westerpark|400|52.387,4.873
3032|park|阿姆斯特丹森林||Amsterdamse Bos|2000|52.315,4.830
3032|park|东公园|東公園|Oosterpark|250|52.360,4.920
3034|road|5号州际公路|5號州際公路|Interstate 5||47.735,-122.325 47.705,-122.322 47.670,-122.322 47.645,-122.323 47.620,-122.328 47.608,-122.330 47.595,-122.320 47.565,-122.320 47.530,-122.278 47.495,-122.265 47.460,-122.265 47.430,-122.290
3034|road|90号州际公路|90號州際公路|Interstate 90||47.592,-122.320 47.590,-122.295 47.589,-122.260 47.585,-122.230 47.580,-122.185 47.580,-122.140
3034|road|405号州际公路|405號州際公路|Interstate 405||47.760,-122.188 47.720,-122.185 47.680,-122.185 47.640,-122.187 47.610,-122.190 47.580,-122.185 47.545,-122.195 47.510,-122.200 47.475,-122.215 47.462,-122.245
3034|road|520号公路|520號公路|State Route 520||47.644,-122.322 47.645,-122.300 47.640,-122.270 47.640,-122.235 47.635,-122.200 47.645,-122.165 47.660,-122.130
3034|road|99号公路|99號公路|Aurora Avenue–State Route 99||47.690,-122.345 47.665,-122.347 47.645,-122.347 47.625,-122.343 47.612,-122.345 47.598,-122.338 47.575,-122.340 47.550,-122.338
3034|metro|1号线|1號線|1 Line|28813f|47.815,-122.294@林伍德=Lynnwood City Center 47.763,-122.323 47.703,-122.328@北门/北門=Northgate 47.677,-122.316@罗斯福/羅斯福=Roosevelt 47.660,-122.314@华盛顿大学/華盛頓大學=U District 47.650,-122.304@哈士奇体育场/哈士奇體育場=Univ. of Washington 47.619,-122.320@国会山/國會山=Capitol Hill 47.611,-122.337@西湖=Westlake 47.603,-122.332@先锋广场/先鋒廣場=Pioneer Square 47.598,-122.328@国际区/國際區=International District–Chinatown 47.592,-122.327@体育场/體育場=Stadium 47.568,-122.312@灯塔山/燈塔山=Beacon Hill 47.560,-122.293@哥伦比亚城/哥倫比亞城=Columbia City 47.523,-122.279@雷尼尔海滩/雷尼爾海灘=Rainier Beach 47.464,-122.288@塔奎拉=Tukwila Int'l Blvd 47.445,-122.297@西塔机场/西塔機場=SeaTac–Airport 47.423,-122.298@天使湖=Angle Lake
3034|water|艾略特湾|艾略特灣|Elliott Bay||47.605,-122.365
3034|water|华盛顿湖|華盛頓湖|Lake Washington||47.620,-122.260
3034|water|联合湖|聯合湖|Lake Union||47.638,-122.333
3034|water|普吉特海湾|普吉特海灣|Puget Sound||47.600,-122.440
3034|park|发现公园|發現公園|Discovery Park|900|47.658,-122.415
3034|park|志愿者公园|志願者公園|Volunteer Park|350|47.630,-122.315
3034|park|格林湖公园|格林湖公園|Green Lake Park|800|47.679,-122.340
3034|park|奥林匹克雕塑公园|奧林匹克雕塑公園|Olympic Sculpture Park|200|47.616,-122.355
3034|park|华盛顿植物园|華盛頓植物園|Washington Park Arboretum|700|47.637,-122.294
3037|road|93号州际公路|93號州際公路|Interstate 93||42.430,-71.105 42.405,-71.090 42.385,-71.077 42.370,-71.062 42.358,-71.055 42.345,-71.060 42.325,-71.055 42.300,-71.048 42.280,-71.035 42.250,-71.035
3037|road|90号州际公路马萨诸塞收费公路|90號州際公路麻薩諸塞收費公路|Massachusetts Turnpike||42.345,-71.060 42.347,-71.080 42.348,-71.100 42.355,-71.120 42.357,-71.150 42.345,-71.190 42.340,-71.225 42.338,-71.260
3037|road|斯托罗大道|斯托羅大道|Storrow Drive||42.367,-71.070 42.357,-71.078 42.352,-71.090 42.350,-71.105 42.354,-71.118 42.365,-71.130
3037|road|128号公路|128號公路|Route 128||42.485,-71.130 42.470,-71.200 42.430,-71.240 42.390,-71.265 42.350,-71.262 42.310,-71.240 42.260,-71.220 42.220,-71.170 42.210,-71.120
3037|road|1A号公路|1A號公路|Route 1A||42.367,-71.050 42.372,-71.040 42.385,-71.020 42.400,-71.005 42.425,-70.990
3037|metro|红线|紅線|Red Line|da291c|42.395,-71.142@艾尔怀夫/艾爾懷夫=Alewife 42.373,-71.119@哈佛广场/哈佛廣場=Harvard 42.365,-71.104@中央广场/中央廣場=Central 42.362,-71.086@肯德尔-麻省理工/肯德爾-麻省理工=Kendall–MIT 42.361,-71.071@查尔斯-麻省总医院/查爾斯-麻省總醫院=Charles–MGH 42.356,-71.062@公园街/公園街=Park Street 42.355,-71.060@市中心十字=Downtown Crossing 42.352,-71.055@南站=South Station 42.343,-71.057@百老汇/百老匯=Broadway 42.321,-71.052@肯尼迪-麻州大学/甘迺迪-麻州大學=JFK–UMass 42.251,-71.005@昆西中心=Quincy Center 42.208,-71.001@布伦特里/布倫特里=Braintree
3037|metro|橙线|橙線|Orange Line|ed8b00|42.437,-71.071@橡树林/橡樹林=Oak Grove 42.366,-71.061@北站=North Station 42.363,-71.058@干草市场/乾草市場=Haymarket 42.359,-71.058@州街=State 42.355,-71.060@市中心十字=Downtown Crossing 42.352,-71.063@唐人街=Chinatown 42.347,-71.075@后湾/後灣=Back Bay 42.331,-71.095@罗克斯伯里/羅克斯伯里=Roxbury Crossing 42.301,-71.114@森林山=Forest Hills
3037|metro|蓝线|藍線|Blue Line|003da5|42.361,-71.062@鲍登/鮑登=Bowdoin 42.359,-71.059@政府中心=Government Center 42.359,-71.058@州街=State 42.360,-71.052@水族馆/水族館=Aquarium 42.374,-71.030@机场/機場=Airport 42.414,-70.992@奇境=Wonderland
3037|metro|绿线D支线|綠線D支線|Green Line D|00843d|42.366,-71.061@北站=North Station 42.359,-71.059@政府中心=Government Center 42.356,-71.062@公园街/公園街=Park Street 42.350,-71.077@科普利广场/科普利廣場=Copley 42.349,-71.095@肯莫尔/肯莫爾=Kenmore 42.345,-71.104@芬威=Fenway 42.333,-71.117@布鲁克莱恩/布魯克萊恩=Brookline Village 42.335,-71.149@水库/水庫=Reservoir 42.329,-71.192@牛顿中心/牛頓中心=Newton Centre 42.337,-71.252@河滨/河濱=Riverside
3037|water|查尔斯河|查爾斯河|Charles River||42.357,-71.085
3037|water|波士顿港|波士頓港|Boston Harbor||42.350,-71.015
3037|water|马萨诸塞湾|麻薩諸塞灣|Massachusetts Bay||42.380,-70.900
3037|park|波士顿公园|波士頓公園|Boston Common|300|42.355,-71.066
3037|park|公共花园|公共花園|Public Garden|200|42.354,-71.070
3037|park|阿诺德植物园|阿諾德植物園|Arnold Arboretum|700|42.300,-71.124
3037|park|富兰克林公园|富蘭克林公園|Franklin Park|700|42.303,-71.089
3041|road|环城大道|環城大道|Ringstraße||48.217,16.372 48.212,16.362 48.207,16.360 48.203,16.364 48.202,16.370 48.205,16.377 48.210,16.384 48.213,16.383
3041|road|维也纳环线|維也納環線|Gürtel||48.230,16.370 48.228,16.352 48.220,16.343 48.210,16.337 48.200,16.338 48.190,16.340 48.183,16.352 48.180,16.365 48.182,16.380 48.188,16.398
3041|road|A23东南切线|A23東南切線|A23 Südosttangente||48.155,16.340 48.160,16.365 48.175,16.390 48.188,16.410 48.200,16.430 48.215,16.440 48.235,16.455
3041|road|A4机场高速|A4機場高速|A4 Ost Autobahn||48.203,16.400 48.195,16.425 48.180,16.450 48.165,16.480 48.145,16.510 48.125,16.545
3041|road|A22多瑙河畔高速||A22 Donauufer Autobahn||48.300,16.350 48.275,16.370 48.255,16.385 48.235,16.405 48.220,16.425 48.205,16.440
3041|metro|U1线|U1線|U1|e3000f|48.277,16.452@利奥波尔道/利奧波爾道=Leopoldau 48.243,16.443@卡格兰/卡格蘭=Kagran 48.233,16.417@维也纳国际中心/維也納國際中心=Kaisermühlen VIC 48.218,16.392@普拉特之星=Praterstern 48.212,16.378@瑞典广场/瑞典廣場=Schwedenplatz 48.208,16.372@斯蒂芬广场/史蒂芬廣場=Stephansplatz 48.200,16.370@卡尔广场/卡爾廣場=Karlsplatz 48.186,16.376@中央车站/中央車站=Hauptbahnhof 48.142,16.400@上拉=Oberlaa
3041|metro|U2线|U2線|U2|a862a4|48.214,16.362@苏格兰门/蘇格蘭門=Schottentor 48.217,16.371@苏格兰环/蘇格蘭環=Schottenring 48.218,16.392@普拉特之星=Praterstern 48.218,16.405@会展中心-普拉特/會展中心-普拉特=Messe–Prater 48.210,16.420@体育场/體育場=Stadion 48.234,16.504@阿斯彭=Aspern Nord 48.226,16.508@湖城=Seestadt
3041|metro|U3线|U3線|U3|ef7c00|48.211,16.311@奥塔克林/奧塔克林=Ottakring 48.197,16.338@西站=Westbahnhof 48.199,16.352@新建街=Neubaugasse 48.205,16.358@人民剧院/人民劇院=Volkstheater 48.209,16.366@绅士街/紳士街=Herrengasse 48.208,16.372@斯蒂芬广场/史蒂芬廣場=Stephansplatz 48.206,16.385@维也纳中央/維也納中央=Wien Mitte–Landstraße 48.191,16.414@埃德伯格=Erdberg 48.170,16.420@锡默灵/錫默靈=Simmering
3041|metro|U4线|U4線|U4|00963f|48.196,16.261@许特尔多夫/許特爾多夫=Hütteldorf 48.186,16.319@美泉宫/美泉宮=Schönbrunn 48.200,16.370@卡尔广场/卡爾廣場=Karlsplatz 48.203,16.379@城市公园/城市公園=Stadtpark 48.206,16.385@维也纳中央/維也納中央=Wien Mitte–Landstraße 48.212,16.378@瑞典广场/瑞典廣場=Schwedenplatz 48.217,16.371@苏格兰环/蘇格蘭環=Schottenring 48.235,16.358@施皮特劳/施皮特勞=Spittelau 48.248,16.366@海利根施塔特=Heiligenstadt
3041|metro|U6线|U6線|U6|9d6930|48.257,16.400@弗洛里茨多夫=Floridsdorf 48.235,16.358@施皮特劳/施皮特勞=Spittelau 48.197,16.338@西站=Westbahnhof 48.175,16.333@梅德灵/梅德靈=Bahnhof Meidling 48.131,16.310@西本希尔滕/西本希爾滕=Siebenhirten
3041|water|多瑙河||Danube||48.230,16.408
3041|water|多瑙运河|多瑙運河|Danube Canal||48.214,16.378
3041|water|老多瑙河||Old Danube||48.238,16.430
3041|park|普拉特公园|普拉特公園|Prater|1300|48.207,16.415
3041|park|城市公园|城市公園|Stadtpark|200|48.204,16.380
3041|park|美泉宫花园|美泉宮花園|Schönbrunn Palace Park|700|48.180,16.310
3041|park|奥花园|奧花園|Augarten|400|48.226,16.376
3041|park|多瑙公园|多瑙公園|Donaupark|500|48.241,16.410
3043|road|海滨大道|濱海大道|Corniche Street||25.290,51.545 25.290,51.535 25.295,51.522 25.303,51.516 25.313,51.518 25.322,51.525 25.325,51.533
3043|road|C环路|C環路|C Ring Road||25.262,51.555 25.262,51.540 25.265,51.520 25.272,51.508 25.282,51.500 25.295,51.498
3043|road|萨尔瓦路|薩爾瓦路|Salwa Road||25.277,51.525 25.270,51.505 25.262,51.485 25.253,51.460 25.245,51.440 25.235,51.415
3043|road|卢塞尔高速|盧薩爾高速|Lusail Expressway||25.320,51.512 25.340,51.510 25.360,51.512 25.380,51.510 25.400,51.505 25.420,51.498
3043|road|D环路|D環路|D Ring Road||25.245,51.570 25.243,51.550 25.245,51.530 25.248,51.512 25.255,51.495 25.265,51.480
3043|metro|红线|紅線|Red Line|a8252c|25.421,51.493@卢塞尔/盧薩爾=Lusail QNB 25.382,51.515@莱格塔菲亚/萊格塔菲亞=Legtaifiya 25.363,51.525@卡塔拉=Katara 25.322,51.527@西湾/西灣=West Bay–QatarEnergy 25.312,51.517@滨海大道/濱海大道=Corniche 25.284,51.526@姆什莱布/姆什萊布=Msheireb 25.278,51.532@多哈贾迪达/多哈賈迪達=Al Doha Al Jadeda 25.276,51.547@乌姆古维利纳/烏姆古維利納=Umm Ghuwailina 25.243,51.568@拉斯布丰塔斯/拉斯布豐塔斯=Ras Bu Fontas 25.235,51.595 25.260,51.613@哈马德国际机场/哈馬德國際機場=Hamad International Airport T1
3043|metro|绿线|綠線|Green Line|00843d|25.329,51.349@里法=Al Riffa–Mall of Qatar 25.312,51.436@教育城=Education City 25.318,51.441@国家图书馆/國家圖書館=Qatar National Library 25.300,51.500@白宫/白宮=The White Palace 25.284,51.526@姆什莱布/姆什萊布=Msheireb 25.267,51.533@曼苏拉/曼蘇拉=Al Mansoura
3043|metro|金线|金線|Gold Line|c69a4a|25.260,51.443@阿齐齐亚/阿齊齊亞=Al Aziziyah 25.262,51.451@体育城/體育城=Sport City 25.280,51.496@萨德/薩德=Al Sadd 25.281,51.512@宾马哈茂德/賓馬哈茂德=Bin Mahmoud 25.284,51.526@姆什莱布/姆什萊布=Msheireb 25.288,51.533@瓦其夫集市/瓦其夫市集=Souq Waqif 25.287,51.547@国家博物馆/國家博物館=National Museum 25.289,51.566@阿布阿布德角=Ras Bu Abboud
3043|water|多哈湾|多哈灣|Doha Bay||25.303,51.535
3043|water|波斯湾|波斯灣|Persian Gulf||25.330,51.600
3043|water|西湾潟湖|西灣潟湖|West Bay Lagoon||25.368,51.517
3043|park|比达公园|比達公園|Al Bidda Park|600|25.298,51.518
3043|park|阿斯拜尔公园|阿斯拜爾公園|Aspire Park|600|25.260,51.438
3043|park|喜来登公园|喜來登公園|Sheraton Park|250|25.318,51.533
3043|park|博物馆公园|博物館公園|MIA Park|250|25.297,51.541
3045|road|对角线大道|對角線大道|Avinguda Diagonal||41.382,2.110 41.387,2.128 41.391,2.142 41.394,2.152 41.397,2.164 41.402,2.180 41.406,2.192 41.410,2.207 41.412,2.217
3045|road|格兰维亚大道|格蘭維亞大道|Gran Via||41.358,2.128 41.368,2.140 41.375,2.149 41.383,2.160 41.390,2.170 41.397,2.180 41.405,2.192
3045|road|滨海环路|濱海環路|Ronda del Litoral||41.345,2.130 41.355,2.155 41.370,2.172 41.378,2.185 41.388,2.198 41.400,2.212 41.415,2.230
3045|road|上环路|上環路|Ronda de Dalt||41.380,2.100 41.395,2.108 41.410,2.128 41.420,2.140 41.430,2.155 41.440,2.168 41.445,2.185 41.435,2.200
3045|road|感恩大道||Passeig de Gràcia||41.387,2.170 41.391,2.165 41.395,2.161 41.397,2.158
3045|metro|L1线|L1線|L1|ce1126|41.344,2.107@贝尔维切医院/貝爾維切醫院=Hospital de Bellvitge 41.375,2.149@西班牙广场/西班牙廣場=Espanya 41.386,2.164@大学/大學=Universitat 41.387,2.170@加泰罗尼亚广场/加泰隆尼亞廣場=Catalunya 41.391,2.181@凯旋门/凱旋門=Arc de Triomf 41.402,2.187@光荣广场/光榮廣場=Glòries 41.410,2.187@克洛特=Clot 41.422,2.187@萨格雷拉/薩格雷拉=La Sagrera 41.436,2.190@圣安德鲁/聖安德魯=Sant Andreu 41.451,2.218@丰多/豐多=Fondo
3045|metro|L3线|L3線|L3|1eb53a|41.384,2.112@大学区/大學區=Zona Universitària 41.380,2.140@桑茨车站/桑茨車站=Sants Estació 41.375,2.149@西班牙广场/西班牙廣場=Espanya 41.375,2.168@平行大道=Paral·lel 41.380,2.173@利塞乌/利塞烏=Liceu 41.387,2.170@加泰罗尼亚广场/加泰隆尼亞廣場=Catalunya 41.391,2.165@感恩大道=Passeig de Gràcia 41.395,2.160@对角线/對角線=Diagonal 41.402,2.152@丰塔纳/豐塔納=Fontana 41.412,2.144@瓦尔卡卡/瓦爾卡卡=Vallcarca 41.449,2.182@新三角=Trinitat Nova
3045|metro|L5线|L5線|L5|005a97|41.356,2.070@科尔内利亚/科爾內利亞=Cornellà Centre 41.376,2.118@科利布兰克/科利布蘭克=Collblanc 41.380,2.140@桑茨车站/桑茨車站=Sants Estació 41.389,2.152@诊所医院/診所醫院=Hospital Clínic 41.395,2.160@对角线/對角線=Diagonal 41.404,2.174@圣家堂/聖家堂=Sagrada Família 41.422,2.187@萨格雷拉/薩格雷拉=La Sagrera 41.425,2.143@瓦尔希布伦/瓦爾希布倫=Vall d'Hebron
3045|metro|L4线|L4線|L4|f7a30e|41.449,2.182@新三角=Trinitat Nova 41.400,2.168@维尔达格尔/維爾達格爾=Verdaguer 41.391,2.165@感恩大道=Passeig de Gràcia 41.384,2.178@杰伊梅一世/海梅一世=Jaume I 41.382,2.185@巴塞罗内塔/巴塞隆內塔=Barceloneta 41.389,2.193@奥林匹克村/奧林匹克村=Ciutadella–Vila Olímpica 41.412,2.217@海滩会展/海灘會展=El Maresme–Fòrum 41.423,2.206@拉保=La Pau
3045|metro|L9南线|L9南線|L9 Sud|fb712b|41.288,2.071@机场1号航站楼/機場一號航廈=Aeroport T1 41.303,2.072@机场2号航站楼/機場二號航廈=Aeroport T2 41.329,2.089@普拉特=El Prat Estació 41.358,2.125@欧洲会展/歐洲會展=Europa–Fira 41.376,2.118@科利布兰克/科利布蘭克=Collblanc 41.384,2.112@大学区/大學區=Zona Universitària
3045|water|巴利阿里海||Balearic Sea||41.360,2.220
3045|water|老港||Port Vell||41.376,2.181
3045|water|略布雷加特河||Llobregat||41.330,2.075
3045|water|贝索斯河|貝索斯河|Besòs||41.425,2.225
3045|park|城堡公园|城堡公園|Parc de la Ciutadella|350|41.388,2.187
3045|park|桂尔公园|奎爾公園|Park Güell|300|41.414,2.152
3045|park|蒙锥克山|蒙特惠奇山|Montjuïc|1000|41.364,2.159
3045|park|迷宫公园|迷宮公園|Parc del Laberint|300|41.440,2.147
3047|road|中环路|中環路|Mittlerer Ring||48.172,11.560 48.177,11.575 48.175,11.595 48.165,11.605 48.150,11.610 48.135,11.605 48.120,11.600 48.113,11.580 48.113,11.560 48.116,11.545 48.125,11.530 48.140,11.525 48.155,11.530 48.170,11.545 48.172,11.560
3047|road|A99环城高速|A99環城高速|A99 Ring||48.170,11.400 48.200,11.440 48.215,11.500 48.215,11.560 48.210,11.620 48.190,11.680 48.160,11.730 48.125,11.740 48.090,11.715
3047|road|A9高速公路||A9 Motorway||48.172,11.600 48.190,11.610 48.215,11.620 48.240,11.630 48.270,11.625 48.300,11.615
3047|road|利奥波德大街|利奧波德大街|Leopoldstraße||48.150,11.580 48.157,11.583 48.165,11.586 48.172,11.587
3047|road|老城环路|老城環路|Altstadtring||48.141,11.567 48.143,11.575 48.141,11.585 48.137,11.588 48.131,11.578 48.131,11.570 48.136,11.566 48.141,11.567
3047|metro|U1线|U1線|U1|438136|48.183,11.531@奥林匹克购物中心/奧林匹克購物中心=Olympia-Einkaufszentrum 48.153,11.533@罗特克罗伊茨广场/羅特克羅伊茨廣場=Rotkreuzplatz 48.147,11.559@斯蒂格迈尔广场/斯蒂格邁爾廣場=Stiglmaierplatz 48.140,11.559@中央车站/中央車站=Hauptbahnhof 48.133,11.567@森德林门/森德林門=Sendlinger Tor 48.120,11.577@科隆布斯广场/科隆布斯廣場=Kolumbusplatz 48.097,11.580@曼格法尔广场/曼格法爾廣場=Mangfallplatz
3047|metro|U2线|U2線|U2|c20831|48.214,11.541@费尔德莫兴/費爾德莫興=Feldmoching 48.171,11.573@沙伊德广场/沙伊德廣場=Scheidplatz 48.140,11.559@中央车站/中央車站=Hauptbahnhof 48.133,11.567@森德林门/森德林門=Sendlinger Tor 48.120,11.620@因斯布鲁克环/因斯布魯克環=Innsbrucker Ring 48.126,11.664@特鲁德林/特魯德林=Trudering 48.134,11.691@会展中心西/展覽中心西=Messestadt West 48.133,11.704@会展中心东/展覽中心東=Messestadt Ost
3047|metro|U3线|U3線|U3|ec6725|48.183,11.531@奥林匹克购物中心/奧林匹克購物中心=Olympia-Einkaufszentrum 48.179,11.555@奥林匹克中心/奧林匹克中心=Olympiazentrum 48.171,11.573@沙伊德广场/沙伊德廣場=Scheidplatz 48.162,11.586@慕尼黑自由=Münchner Freiheit 48.150,11.581@大学/大學=Universität 48.143,11.578@音乐厅广场/音樂廳廣場=Odeonsplatz 48.137,11.576@玛利亚广场/瑪利亞廣場=Marienplatz 48.133,11.567@森德林门/森德林門=Sendlinger Tor 48.102,11.546@塔尔基兴/塔爾基興=Thalkirchen 48.088,11.481@福斯滕里德西=Fürstenried West
3047|metro|U6线|U6線|U6|0065ae|48.265,11.672@加兴研究中心/加興研究中心=Garching-Forschungszentrum 48.212,11.617@弗勒特马宁/弗勒特馬寧=Fröttmaning 48.162,11.586@慕尼黑自由=Münchner Freiheit 48.150,11.581@大学/大學=Universität 48.143,11.578@音乐厅广场/音樂廳廣場=Odeonsplatz 48.137,11.576@玛利亚广场/瑪利亞廣場=Marienplatz 48.133,11.567@森德林门/森德林門=Sendlinger Tor 48.118,11.536@哈拉斯=Harras 48.109,11.474@大哈登=Klinikum Großhadern
3047|metro|U5线|U5線|U5|bc7a00|48.139,11.503@莱姆广场/萊姆廣場=Laimer Platz 48.133,11.532@海梅兰广场/海梅蘭廣場=Heimeranplatz 48.140,11.559@中央车站/中央車站=Hauptbahnhof 48.139,11.566@卡尔斯广场/卡爾斯廣場=Karlsplatz (Stachus) 48.143,11.578@音乐厅广场/音樂廳廣場=Odeonsplatz 48.127,11.605@东站/東站=Ostbahnhof 48.120,11.620@因斯布鲁克环/因斯布魯克環=Innsbrucker Ring 48.089,11.645@新佩拉赫=Neuperlach Süd
3047|metro|S8线|S8線|S8|000000|48.150,11.461@帕辛=Pasing 48.144,11.503@拉伊姆=Laim 48.140,11.559@中央车站/中央車站=Hauptbahnhof 48.139,11.566@卡尔斯广场/卡爾斯廣場=Karlsplatz (Stachus) 48.137,11.576@玛利亚广场/瑪利亞廣場=Marienplatz 48.127,11.605@东站/東站=Ostbahnhof 48.151,11.648@道格尔芬/道格爾芬=Daglfing 48.226,11.671@伊斯马宁/伊斯馬寧=Ismaning 48.290,11.690 48.327,11.740@哈尔贝格莫斯/哈爾貝格莫斯=Hallbergmoos 48.354,11.786@机场/機場=Flughafen München
3047|water|伊萨尔河|伊薩爾河|Isar||48.135,11.588
3047|water|奥林匹克湖|奧林匹克湖|Olympic Lake||48.172,11.552
3047|water|克莱因黑塞洛湖|克萊因黑塞洛湖|Kleinhesseloher See||48.160,11.597
3047|park|英国花园|英國花園|English Garden|900|48.155,11.595
3047|park|奥林匹克公园|奧林匹克公園|Olympiapark|800|48.172,11.550
3047|park|宁芬堡花园|寧芬堡花園|Nymphenburg Park|700|48.158,11.495
3047|park|西公园|西公園|Westpark|500|48.122,11.520
3047|park|特蕾西亚草坪|特蕾西亞草坪|Theresienwiese|400|48.131,11.550
3048|road|小环路|小環路|Small Ring||50.855,4.343 50.858,4.352 50.855,4.365 50.850,4.368 50.843,4.367 50.838,4.360 50.834,4.348 50.838,4.340 50.846,4.338 50.855,4.343
3048|road|R0环城公路|R0環城公路|Brussels Ring||50.915,4.290 50.918,4.330 50.915,4.370 50.908,4.400 50.895,4.430 50.880,4.455 50.865,4.480 50.835,4.480 50.800,4.455 50.770,4.430 50.755,4.390 50.750,4.340 50.760,4.300 50.790,4.280 50.830,4.270 50.870,4.270 50.895,4.280 50.915,4.290
3048|road|路易斯大道||Avenue Louise||50.836,4.354 50.830,4.362 50.822,4.368 50.815,4.374
3048|road|E40高速公路||E40 Motorway||50.850,4.398 50.852,4.420 50.858,4.445 50.862,4.470 50.860,4.500
3048|road|法律街||Rue de la Loi||50.846,4.366 50.844,4.376 50.843,4.386 50.842,4.394
3048|metro|1号线|1號線|Line 1|c4008f|50.849,4.321@西站=Gare de l'Ouest 50.852,4.348@圣凯瑟琳/聖凱薩琳=Sainte-Catherine 50.851,4.353@布鲁凯尔/布魯凱爾=De Brouckère 50.846,4.358@中央车站/中央車站=Gare Centrale 50.846,4.363@公园/公園=Parc 50.845,4.369@艺术-法律/藝術-法律=Arts-Loi 50.843,4.380@舒曼=Schuman 50.839,4.399@梅罗德/梅羅德=Merode 50.838,4.409@蒙哥马利/蒙哥馬利=Montgomery 50.841,4.465@斯托克尔/斯托克爾=Stockel
3048|metro|2号线|2號線|Line 2|f57000|50.863,4.329@西莫尼斯=Simonis 50.856,4.359@罗吉尔/羅吉爾=Rogier 50.855,4.366@植物园/植物園=Botanique 50.845,4.369@艺术-法律/藝術-法律=Arts-Loi 50.840,4.366@王座=Trône 50.837,4.354@路易斯=Louise 50.836,4.337@南站=Gare du Midi 50.841,4.328@克莱芒梭/克萊芒梭=Clemenceau 50.849,4.321@西站=Gare de l'Ouest
3048|metro|5号线|5號線|Line 5|e6b012|50.815,4.266@伊拉斯谟/伊拉斯謨=Érasme 50.849,4.321@西站=Gare de l'Ouest 50.852,4.348@圣凯瑟琳/聖凱薩琳=Sainte-Catherine 50.851,4.353@布鲁凯尔/布魯凱爾=De Brouckère 50.846,4.358@中央车站/中央車站=Gare Centrale 50.845,4.369@艺术-法律/藝術-法律=Arts-Loi 50.843,4.380@舒曼=Schuman 50.839,4.399@梅罗德/梅羅德=Merode 50.813,4.430@赫尔曼-德布鲁/赫爾曼-德布魯=Herrmann-Debroux
3048|metro|6号线|6號線|Line 6|0078ad|50.896,4.329@博杜安国王/博杜安國王=Roi Baudouin 50.897,4.337@海塞尔/海塞爾=Heysel 50.880,4.348@博克斯塔尔/博克斯塔爾=Bockstael 50.863,4.329@西莫尼斯=Simonis 50.856,4.359@罗吉尔/羅吉爾=Rogier 50.845,4.369@艺术-法律/藝術-法律=Arts-Loi 50.837,4.354@路易斯=Louise 50.836,4.337@南站=Gare du Midi
3048|water|布鲁塞尔-沙勒罗瓦运河|布魯塞爾-沙勒羅瓦運河|Brussels Canal||50.858,4.347
3048|water|伊克塞勒池塘||Ixelles Ponds||50.822,4.373
3048|water|森讷河|森訥河|Senne||50.880,4.370
3048|park|布鲁塞尔公园|布魯塞爾公園|Brussels Park|200|50.845,4.364
3048|park|五十周年纪念公园|五十週年紀念公園|Cinquantenaire Park|350|50.841,4.390
3048|park|坎布雷森林||Bois de la Cambre|800|50.807,4.380
3048|park|拉肯公园|拉肯公園|Laeken Park|800|50.890,4.350
3050|road|M-30环路|M-30環路|M-30||40.480,-3.705 40.477,-3.690 40.470,-3.672 40.455,-3.662 40.440,-3.660 40.420,-3.661 40.405,-3.667 40.393,-3.680 40.390,-3.695 40.398,-3.712 40.408,-3.722 40.425,-3.724 40.440,-3.730 40.460,-3.733 40.475,-3.722 40.480,-3.705
3050|road|M-40环路|M-40環路|M-40||40.505,-3.680 40.490,-3.650 40.475,-3.610 40.445,-3.595 40.410,-3.605 40.380,-3.625 40.362,-3.650 40.355,-3.690 40.365,-3.730 40.380,-3.765 40.420,-3.785 40.460,-3.790 40.490,-3.765 40.505,-3.720 40.505,-3.680
3050|road|卡斯蒂利亚大道|卡斯蒂利亞大道|Paseo de la Castellana||40.425,-3.690 40.437,-3.691 40.448,-3.691 40.460,-3.690 40.470,-3.688 40.478,-3.687
3050|road|格兰大道|格蘭大道|Gran Vía||40.419,-3.697 40.420,-3.702 40.421,-3.706 40.424,-3.711
3050|road|阿尔卡拉大街|阿爾卡拉大街|Calle de Alcalá||40.417,-3.702 40.419,-3.695 40.420,-3.688 40.425,-3.675 40.430,-3.660 40.435,-3.645
3050|metro|1号线|1號線|Line 1|30a3dc|40.480,-3.667@皮纳尔德查马丁/皮納爾德查馬丁=Pinar de Chamartín 40.472,-3.683@查马丁/查馬丁=Chamartín 40.467,-3.689@卡斯蒂利亚广场/卡斯蒂利亞廣場=Plaza de Castilla 40.447,-3.704@四条路/四條路=Cuatro Caminos 40.426,-3.701@特里布纳尔/特里布納爾=Tribunal 40.420,-3.702@格兰大道/格蘭大道=Gran Vía 40.417,-3.703@太阳门/太陽門=Sol 40.407,-3.691@阿托查=Atocha 40.402,-3.675@太平洋=Pacífico 40.398,-3.669 40.393,-3.657@波塔斯戈=Portazgo
3050|metro|2号线|2號線|Line 2|cc0000|40.447,-3.704@四条路/四條路=Cuatro Caminos 40.418,-3.709@歌剧院/歌劇院=Ópera 40.417,-3.703@太阳门/太陽門=Sol 40.419,-3.695@西班牙银行/西班牙銀行=Banco de España 40.420,-3.686@雷蒂罗/麗池=Retiro 40.425,-3.676@戈雅=Goya 40.431,-3.664@文塔斯=Ventas 40.424,-3.604@拉斯罗萨斯/拉斯羅薩斯=Las Rosas
3050|metro|6号线环线|6號線環線|Line 6 Circular|999999|40.447,-3.704@四条路/四條路=Cuatro Caminos 40.446,-3.692@新部委=Nuevos Ministerios 40.438,-3.677@美洲大道=Avenida de América 40.428,-3.669@曼努埃尔·贝塞拉/曼努埃爾·貝塞拉=Manuel Becerra 40.402,-3.675@太平洋=Pacífico 40.395,-3.678@南方站=Méndez Álvaro 40.391,-3.695@莱加斯皮/萊加斯皮=Legazpi 40.385,-3.718@埃利普蒂卡广场/埃利普蒂卡廣場=Plaza Elíptica 40.421,-3.720@皮奥王子/皮奧王子=Príncipe Pío 40.435,-3.719@蒙克洛亚/蒙克洛亞=Moncloa 40.443,-3.727@大学城/大學城=Ciudad Universitaria 40.447,-3.704@四条路/四條路=Cuatro Caminos
3050|metro|8号线|8號線|Line 8|ec82b1|40.446,-3.692@新部委=Nuevos Ministerios 40.457,-3.677@哥伦比亚/哥倫比亞=Colombia 40.470,-3.638@玛尔德克里斯塔尔/瑪爾德克里斯塔爾=Mar de Cristal 40.464,-3.616@国家会展中心/國家會展中心=Feria de Madrid 40.469,-3.569@机场T1-T2-T3/機場T1-T2-T3=Aeropuerto T1-T2-T3 40.492,-3.593@机场T4/機場T4=Aeropuerto T4
3050|metro|10号线|10號線|Line 10|0055a9|40.559,-3.613@索菲亚公主医院/索菲亞公主醫院=Hospital Infanta Sofía 40.547,-3.636@鲍纳塔尔/鮑納塔爾=Baunatal 40.501,-3.695@三奥利沃斯/三奧利沃斯=Tres Olivos 40.472,-3.683@查马丁/查馬丁=Chamartín 40.467,-3.689@卡斯蒂利亚广场/卡斯蒂利亞廣場=Plaza de Castilla 40.452,-3.691@伯纳乌/伯納烏=Santiago Bernabéu 40.446,-3.692@新部委=Nuevos Ministerios 40.426,-3.701@特里布纳尔/特里布納爾=Tribunal 40.423,-3.712@西班牙广场/西班牙廣場=Plaza de España 40.421,-3.720@皮奥王子/皮奧王子=Príncipe Pío 40.416,-3.735@拉戈=Lago 40.370,-3.765 40.345,-3.812@南门/南門=Puerta del Sur
3050|water|曼萨纳雷斯河|曼薩納雷斯河|Manzanares||40.412,-3.721
3050|water|丽池湖|麗池湖|Retiro Pond||40.417,-3.684
3050|water|田园之家湖|田園之家湖|Casa de Campo Lake||40.419,-3.733
3050|park|丽池公园|麗池公園|Retiro Park|700|40.415,-3.683
3050|park|田园之家公园|田園之家公園|Casa de Campo|2200|40.420,-3.750
3050|park|西部公园|西部公園|Parque del Oeste|500|40.430,-3.723
3050|park|马德里河公园|馬德里河公園|Madrid Río|500|40.402,-3.718
3051|road|A1高速公路||A1 Motorway||47.405,8.400 47.412,8.430 47.417,8.470 47.420,8.510 47.418,8.550 47.412,8.585 47.415,8.610
3051|road|A3高速公路||A3 Motorway||47.360,8.515 47.345,8.518 47.325,8.525 47.305,8.540 47.290,8.570
3051|road|车站大街|車站大街|Bahnhofstrasse||47.377,8.540 47.373,8.539 47.370,8.539 47.367,8.540
3051|road|A51高速公路||A51 Motorway||47.415,8.570 47.430,8.565 47.445,8.560 47.460,8.550 47.480,8.545
3051|water|苏黎世湖|蘇黎世湖|Lake Zurich||47.340,8.555
3051|water|利马特河|利馬特河|Limmat||47.375,8.542
3051|water|锡尔河|錫爾河|Sihl||47.365,8.530
3051|water|格赖芬湖|格賴芬湖|Greifensee||47.350,8.680
3051|park|中国花园|中國花園|Chinese Garden|150|47.355,8.552
3051|park|里特贝格公园|里特貝格公園|Rieterpark|250|47.358,8.530
3051|park|约瑟夫草坪|約瑟夫草坪|Josefwiese|150|47.386,8.521
3051|park|苏黎世植物园|蘇黎世植物園|Zurich Botanical Garden|200|47.359,8.561
3051|park|玉特利山||Uetliberg|1000|47.350,8.491
3070|road|大环路|大環路|Grande Raccordo Anulare||41.985,12.480 41.980,12.530 41.960,12.575 41.930,12.600 41.890,12.610 41.850,12.600 41.815,12.570 41.800,12.530 41.800,12.480 41.810,12.430 41.830,12.400 41.870,12.385 41.910,12.390 41.945,12.410 41.970,12.445 41.985,12.480
3070|road|帝国广场大道|帝國廣場大道|Via dei Fori Imperiali||41.895,12.483 41.893,12.487 41.891,12.491
3070|road|科尔索大道|科爾索大道|Via del Corso||41.911,12.476 41.905,12.478 41.900,12.481 41.896,12.482
3070|road|克里斯托弗·哥伦布大道|克里斯多福·哥倫布大道|Via Cristoforo Colombo||41.880,12.495 41.865,12.495 41.850,12.488 41.835,12.472 41.815,12.455 41.790,12.430 41.765,12.390
3070|road|A91机场高速|A91機場高速|A91 Rome–Fiumicino||41.838,12.440 41.825,12.410 41.815,12.380 41.810,12.340 41.803,12.300 41.797,12.260
3070|metro|A线|A線|Line A|f68b1f|41.906,12.415@巴蒂斯蒂尼=Battistini 41.902,12.425@科尔内利亚/科爾內利亞=Cornelia 41.910,12.458@奥塔维亚诺/奧塔維亞諾=Ottaviano 41.912,12.467@莱潘托/萊潘托=Lepanto 41.912,12.476@弗拉米尼奥/弗拉米尼奧=Flaminio 41.906,12.482@西班牙广场/西班牙廣場=Spagna 41.904,12.489@巴贝里尼/巴貝里尼=Barberini 41.903,12.495@共和国广场/共和國廣場=Repubblica 41.901,12.502@特米尼=Termini 41.886,12.509@圣乔凡尼/聖喬凡尼=San Giovanni 41.867,12.530@科利阿尔巴尼/科利阿爾巴尼=Colli Albani 41.848,12.573@奇内奇塔/奇內奇塔=Cinecittà 41.843,12.586@阿纳尼纳/阿納尼納=Anagnina
3070|metro|B线|B線|Line B|1e5aa8|41.926,12.573@雷比比亚/雷比比亞=Rebibbia 41.910,12.530@蒂布尔蒂纳/蒂布爾蒂納=Tiburtina 41.914,12.520@博洛尼亚/博洛尼亞=Bologna 41.901,12.502@特米尼=Termini 41.894,12.494@加富尔/加富爾=Cavour 41.891,12.492@斗兽场/競技場=Colosseo 41.883,12.488@马西莫竞技场/馬西莫競技場=Circo Massimo 41.876,12.481@金字塔=Piramide 41.856,12.479@圣保禄大殿/聖保祿大殿=Basilica San Paolo 41.831,12.466@EUR宫/EUR宮=EUR Palasport 41.827,12.481@劳伦蒂纳/勞倫蒂納=Laurentina
3070|metro|C线|C線|Line C|009959|41.891,12.492@斗兽场/競技場=Colosseo 41.886,12.509@圣乔凡尼/聖喬凡尼=San Giovanni 41.887,12.520@洛迪=Lodi 41.875,12.572@琴托切莱公园/琴托切萊公園=Parco di Centocelle 41.870,12.595@托雷莫拉=Torre Maura 41.870,12.660 41.860,12.700 41.861,12.728@潘塔诺/潘塔諾=Monte Compatri–Pantano
3070|metro|达芬奇快线|達文西快線|Leonardo Express|7a0019|41.901,12.502@特米尼=Termini 41.872,12.466@特拉斯特维勒/特拉斯提弗列=Trastevere 41.850,12.425 41.827,12.340 41.794,12.252@菲乌米奇诺机场/菲烏米奇諾機場=Fiumicino Aeroporto
3070|water|台伯河||Tiber||41.893,12.470
3070|water|第勒尼安海||Tyrrhenian Sea||41.720,12.200
3070|water|埃乌尔湖|埃烏爾湖|EUR Lake||41.829,12.466
3070|park|博尔盖塞别墅|博爾蓋塞別墅|Villa Borghese|600|41.914,12.486
3070|park|潘菲利别墅|潘菲利別墅|Villa Doria Pamphilj|800|41.886,12.448
3070|park|阿达别墅|阿達別墅|Villa Ada|600|41.932,12.503
3070|park|阿皮亚古道公园|阿皮亞古道公園|Appian Way Park|1800|41.848,12.522
3075|road|A100环城高速|A100環城高速|A100 City Motorway||52.537,13.290 52.530,13.285 52.515,13.282 52.503,13.281 52.490,13.287 52.480,13.305 52.474,13.320 52.470,13.345 52.468,13.370 52.468,13.400 52.473,13.435
3075|road|弗里德里希大街|腓特烈大街|Friedrichstraße||52.528,13.387 52.520,13.388 52.512,13.390 52.504,13.391
3075|road|菩提树下大街|菩提樹下大街|Unter den Linden||52.516,13.378 52.517,13.387 52.518,13.395
3075|road|6月17日大街|六月十七日大街|Straße des 17. Juni||52.512,13.322 52.513,13.335 52.514,13.350 52.516,13.370
3075|road|选帝侯大街|選帝侯大街|Kurfürstendamm||52.497,13.290 52.500,13.305 52.502,13.318 52.504,13.332
3075|road|A113机场高速|A113機場高速|A113||52.468,13.430 52.450,13.455 52.430,13.490 52.410,13.520 52.390,13.540 52.375,13.520
3075|road|卡尔·马克思大道|卡爾·馬克思大道|Karl-Marx-Allee||52.521,13.417 52.519,13.428 52.517,13.440 52.516,13.453
3075|metro|U2线|U2線|U2|da421e|52.567,13.412@潘科=Pankow 52.549,13.414@舍恩豪泽大道/舍恩豪瑟大道=Schönhauser Allee 52.521,13.413@亚历山大广场/亞歷山大廣場=Alexanderplatz 52.512,13.390@城市中心=Stadtmitte 52.509,13.376@波茨坦广场/波茨坦廣場=Potsdamer Platz 52.500,13.354@诺伦多夫广场/諾倫多夫廣場=Nollendorfplatz 52.502,13.343@维滕贝格广场/維滕貝格廣場=Wittenbergplatz 52.507,13.332@动物园/動物園=Zoologischer Garten 52.511,13.305@俾斯麦街/俾斯麥街=Bismarckstraße 52.517,13.250@奥林匹克体育场/奧林匹克體育場=Olympia-Stadion 52.525,13.242@鲁勒本/魯勒本=Ruhleben
3075|metro|U5线|U5線|U5|7e5330|52.525,13.369@中央火车站/中央車站=Hauptbahnhof 52.520,13.373@联邦议院/聯邦議院=Bundestag 52.516,13.381@勃兰登堡门/布蘭登堡門=Brandenburger Tor 52.517,13.389@菩提树下大街/菩提樹下大街=Unter den Linden 52.518,13.399@博物馆岛/博物館島=Museumsinsel 52.521,13.413@亚历山大广场/亞歷山大廣場=Alexanderplatz 52.514,13.475@法兰克福大道/法蘭克福大道=Frankfurter Allee 52.510,13.497@利希滕贝格/利希滕貝格=Lichtenberg 52.538,13.633@赫诺/赫諾=Hönow
3075|metro|U6线|U6線|U6|8c6dab|52.589,13.284@旧泰格尔/舊泰格爾=Alt-Tegel 52.543,13.366@韦丁/韋丁=Wedding 52.520,13.387@弗里德里希街/腓特烈街=Friedrichstraße 52.517,13.389@菩提树下大街/菩提樹下大街=Unter den Linden 52.512,13.390@城市中心=Stadtmitte 52.498,13.391@哈勒门/哈勒門=Hallesches Tor 52.471,13.386@滕珀尔霍夫/滕珀爾霍夫=Tempelhof 52.440,13.388@旧马林多夫/舊馬林多夫=Alt-Mariendorf
3075|metro|U7线|U7線|U7|528dba|52.535,13.200@施潘道=Rathaus Spandau 52.530,13.300@永芬海德=Jungfernheide 52.511,13.305@俾斯麦街/俾斯麥街=Bismarckstraße 52.490,13.314@费尔贝林广场/費爾貝林廣場=Fehrbelliner Platz 52.493,13.370@约克街/約克街=Yorckstraße 52.487,13.425@赫尔曼广场/赫爾曼廣場=Hermannplatz 52.416,13.496@鲁多/魯多=Rudow
3075|metro|U8线|U8線|U8|224f86|52.596,13.335@维特瑙/維特瑙=Wittenau 52.549,13.388@健康泉=Gesundbrunnen 52.521,13.413@亚历山大广场/亞歷山大廣場=Alexanderplatz 52.499,13.418@科特布斯门/科特布斯門=Kottbusser Tor 52.487,13.425@赫尔曼广场/赫爾曼廣場=Hermannplatz 52.467,13.431@赫尔曼街/赫爾曼街=Hermannstraße
3075|metro|S环线|S環線|Ringbahn S41|a23b1e|52.549,13.388@健康泉=Gesundbrunnen 52.549,13.414@舍恩豪泽大道/舍恩豪瑟大道=Schönhauser Allee 52.514,13.475@法兰克福大道/法蘭克福大道=Frankfurter Allee 52.503,13.469@东十字/東十字=Ostkreuz 52.494,13.461@特雷普托公园/特雷普托公園=Treptower Park 52.469,13.442@新克尔恩/新克爾恩=Neukölln 52.467,13.431@赫尔曼街/赫爾曼街=Hermannstraße 52.471,13.386@滕珀尔霍夫/滕珀爾霍夫=Tempelhof 52.475,13.366@南十字=Südkreuz 52.478,13.343@因斯布鲁克广场/因斯布魯克廣場=Innsbrucker Platz 52.501,13.284@西十字=Westkreuz 52.507,13.283@会展中心北/展覽中心北=Messe Nord 52.530,13.300@永芬海德=Jungfernheide 52.543,13.366@韦丁/韋丁=Wedding 52.549,13.388@健康泉=Gesundbrunnen
3075|metro|S9线|S9線|S9|992746|52.535,13.200@施潘道=Rathaus Spandau 52.501,13.284@西十字=Westkreuz 52.507,13.332@动物园/動物園=Zoologischer Garten 52.525,13.369@中央火车站/中央車站=Hauptbahnhof 52.520,13.387@弗里德里希街/腓特烈街=Friedrichstraße 52.521,13.413@亚历山大广场/亞歷山大廣場=Alexanderplatz 52.510,13.435@东站/東站=Ostbahnhof 52.503,13.469@东十字/東十字=Ostkreuz 52.455,13.510@舍讷维德/舍訥韋德=Schöneweide 52.435,13.541@阿德勒斯霍夫=Adlershof 52.390,13.530 52.365,13.509@机场/機場=Flughafen BER
3075|water|施普雷河||Spree||52.515,13.420
3075|water|兰德韦尔运河|蘭德韋爾運河|Landwehr Canal||52.497,13.400
3075|water|万湖|萬湖|Wannsee||52.430,13.165
3075|water|哈弗尔河|哈弗爾河|Havel||52.480,13.190
3075|park|蒂尔加滕公园|蒂爾加滕公園|Tiergarten|1000|52.514,13.355
3075|park|滕珀尔霍夫公园|滕珀爾霍夫公園|Tempelhofer Feld|1000|52.474,13.402
3075|park|特雷普托公园|特雷普托公園|Treptower Park|600|52.487,13.470
3075|park|弗里德里希海因公园|腓特烈海因公園|Volkspark Friedrichshain|450|52.528,13.433
3075|park|夏洛滕堡宫花园|夏洛滕堡宮花園|Charlottenburg Palace Park|400|52.525,13.295
`
