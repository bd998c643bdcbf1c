// Loaded into the server by `npm start`: when the starting process is killed outright, the server stops too instead of holding the
// port and the data folder.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
