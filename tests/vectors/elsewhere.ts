/** The address of a file that the server does not have itself: it sends whoever asks to somebody else. */
export const ELSEWHERE = '/media/elsewhere'
