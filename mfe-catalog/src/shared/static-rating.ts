/** Every product shows four of five stars until shoppers can rate (specification, section 9). */
export const STATIC_RATING = 4
