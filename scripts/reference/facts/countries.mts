/** Countries that an ordinary Chinese passport may need a visa for, by continent: id, ISO code. Ids are kept for good; 2926 is S9.07's. */
export const visaCountryIds = `
1|2926 SG, 2801 JP, 2802 KR, 2803 TH, 2804 MY, 2805 ID, 2806 VN, 2807 PH, 2808 KH, 2809 LA, 2810 MM, 2811 BN, 2812 TL, 2813 IN, 2814 PK, 2815 BD, 2816 NP, 2817 BT, 2818 LK, 2819 MV, 2820 KZ, 2821 KG, 2822 UZ, 2823 TJ, 2824 TM, 2825 MN, 2826 KP, 2827 AF, 2828 IR, 2829 IQ, 2830 IL, 2831 PS, 2832 JO, 2833 LB, 2834 SY, 2835 SA, 2836 AE, 2837 QA, 2838 KW, 2839 BH, 2840 OM, 2841 YE, 2842 TR, 2843 GE, 2844 AM, 2845 AZ
2|2846 GB, 2847 FR, 2848 DE, 2849 IT, 2850 ES, 2851 PT, 2852 NL, 2853 BE, 2854 LU, 2855 CH, 2856 AT, 2857 IE, 2858 DK, 2859 SE, 2860 NO, 2861 FI, 2862 IS, 2863 PL, 2864 CZ, 2865 SK, 2866 HU, 2867 SI, 2868 HR, 2869 RS, 2870 BA, 2871 ME, 2872 MK, 2873 AL, 2874 GR, 2875 BG, 2876 RO, 2877 MD, 2878 UA, 2879 BY, 2880 RU, 2881 EE, 2882 LV, 2883 LT, 2884 MT, 2885 CY, 2886 MC, 2887 SM, 2888 VA, 2889 LI, 2890 AD
3|2891 EG, 2892 ZA, 2893 KE, 2894 TZ, 2895 ET, 2896 MA, 2897 TN, 2898 DZ, 2899 LY, 2900 SD, 2901 SS, 2902 UG, 2903 RW, 2904 BI, 2905 DJ, 2906 SO, 2907 ER, 2908 NG, 2909 GH, 2910 CI, 2911 SN, 2912 ML, 2913 BF, 2914 NE, 2915 TD, 2916 CM, 2917 CF, 2918 GA, 2919 CG, 2920 CD, 2921 GQ, 2922 ST, 2923 AO, 2924 ZM, 2925 ZW, 2927 MZ, 2928 MW, 2929 MG, 2930 MU, 2931 SC, 2932 KM, 2933 NA, 2934 BW, 2935 LS, 2936 SZ, 2937 GM, 2938 GN, 2939 GW, 2940 SL, 2941 LR, 2942 TG, 2943 BJ, 2944 MR, 2945 CV
4|2946 US, 2947 CA, 2948 MX, 2949 CU, 2950 JM, 2951 BS, 2952 BB, 2953 TT, 2954 DO, 2955 HT, 2956 GT, 2957 BZ, 2958 SV, 2959 HN, 2960 NI, 2961 CR, 2962 PA, 2963 AG, 2964 DM, 2965 GD, 2966 KN, 2967 LC, 2968 VC
5|2969 BR, 2970 AR, 2971 CL, 2972 PE, 2973 CO, 2974 EC, 2975 BO, 2976 PY, 2977 UY, 2978 VE, 2979 GY, 2980 SR
6|2981 AU, 2982 NZ, 2983 FJ, 2984 PG, 2985 SB, 2986 VU, 2987 WS, 2988 TO, 2989 KI, 2990 TV, 2991 NR, 2992 PW, 2993 FM, 2994 MH
`

/** Asked for most. */
export const hotVisaCountries = 'SG JP KR TH MY VN ID PH US CA GB FR DE IT ES CH AU NZ AE RU'.split(' ')

/** Regions that callers choose most. */
export const hotDiallingRegions = 'CN HK MO TW SG JP KR US CA GB DE FR AU TH MY'.split(' ')

/** Everyday names where Unicode's are the long ones: ISO code, name, traditional, English. */
export const everydayNames: Record<string, [string, string, string]> = {
  AE: ['阿联酋', '阿聯', 'United Arab Emirates'],
  BA: ['波黑', '波赫', 'Bosnia & Herzegovina'],
  CF: ['中非', '中非', 'Central African Republic'],
  CG: ['刚果（布）', '剛果（布）', 'Congo (Brazzaville)'],
  CD: ['刚果（金）', '剛果（金）', 'Congo (Kinshasa)'],
  KR: ['韩国', '韓國', 'South Korea'],
  PS: ['巴勒斯坦', '巴勒斯坦', 'Palestine'],
  FK: ['马尔维纳斯群岛（福克兰群岛）', '福克蘭群島', 'Falkland Islands (Malvinas)'],
  VC: ['圣文森特和格林纳丁斯', '聖文森及格瑞那丁', 'St. Vincent & Grenadines'],
}
