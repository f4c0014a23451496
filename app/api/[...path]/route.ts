/** Responds with 404 to unknown paths below /api. */
function unknownCall(): Response {
  return Response.json({ code: 404, msg: 'There is no such endpoint.', data: null }, { status: 404 });
}

export {
  unknownCall as GET,
  unknownCall as POST,
  unknownCall as PUT,
  unknownCall as PATCH,
  unknownCall as DELETE,
  unknownCall as OPTIONS,
};
